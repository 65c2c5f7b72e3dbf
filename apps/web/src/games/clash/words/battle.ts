import type { Spoken } from '@imperia/kit';

interface BattleWords {
  readonly land: (hex: string) => string;
  readonly sea: (hex: string) => string;
  readonly round: (n: number) => string;
  readonly attacks: string;
  readonly defends: string;
  readonly cv: string;
  readonly takes: (n: number) => string;
  readonly falls: string;
  readonly noCard: string;
  readonly cardLaid: string;
  readonly notRolled: string;
  readonly won: (who: string) => string;
  readonly drawn: string;
  readonly stands: string;
  readonly die: (value: number, unit: string) => string;
}

function hits(n: number): string {
  if (n === 1) return '1 trafienie';
  const few = n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14);
  return `${n} ${few ? 'trafienia' : 'trafień'}`;
}

export const BATTLE_WORDS: Spoken<BattleWords> = {
  pl: {
    land: (hex) => `Bitwa o ${hex}`,
    sea: (hex) => `Bitwa Morska na ${hex}`,
    round: (n) => `Runda Walki ${n}`,
    attacks: 'atak',
    defends: 'obrona',
    cv: 'Wartość Bojowa',
    takes: (n) => (n === 0 ? 'bez strat' : `przyjmuje ${hits(n)}`),
    falls: 'Polegli',
    noCard: 'bez karty',
    cardLaid: 'karta leży zakryta',
    notRolled: 'jeszcze bez rzutu',
    won: (who) => `Bitwę wygrywają ${who}`,
    drawn: 'Bitwa bez zwycięzcy',
    stands: 'Walczą',
    die: (value, unit) => `${value}, ${unit}`,
  },
  en: {
    land: (hex) => `Battle for ${hex}`,
    sea: (hex) => `Sea battle at ${hex}`,
    round: (n) => `Combat round ${n}`,
    attacks: 'attacking',
    defends: 'defending',
    cv: 'combat value',
    takes: (n) => (n === 0 ? 'no losses' : n === 1 ? 'takes 1 hit' : `takes ${n} hits`),
    falls: 'Fallen',
    noCard: 'no card',
    cardLaid: 'a card lies face down',
    notRolled: 'not rolled yet',
    won: (who) => `${who} win the battle`,
    drawn: 'Nobody wins the battle',
    stands: 'Still fighting',
    die: (value, unit) => `${value}, ${unit}`,
  },
};
