import type { Lang } from '@imperia/kit';

interface SoloWords {
  attackOf(round: number): string;
  lastAttack: string;
  collected(names: string): string;
  attack(number: number): string;
  target(good: string): string;
  noCard: string;
  struck(first: string, later: string, name: string): string;
  because(reason: string): string;
  toCollection: string;
  missed(good: string): string;
  open: string;
  showAll: string;
  ahead: string;
  behind: string;
  virtualWins: string;
}

/** What is said of the virtual player and its attacks. */
export const SOLO_WORDS: Readonly<Record<Lang, SoloWords>> = {
  pl: {
    attackOf: (round) => `Atak w rundzie ${round}`,
    lastAttack: 'Ostatni atak',
    collected: (names) => `Najpierw do Kolekcji trafia to, co zostało z Wypatrywania: ${names}.`,
    attack: (number) => `Atak ${number}.`,
    target: (good) => `Nowy Cel: ${good}.`,
    noCard: 'Nie ma już kart Ataku.',
    struck: (first, later, name) =>
      `Nowy Cel (${first}) łączy się z pierwszym dalszym Celem, który pasuje (${later}): oba widać na polu plądrowania Lokacji ${name}.`,
    because: (reason) => `Dlaczego ona: ${reason}.`,
    toCollection: 'Lokacja trafia do Kolekcji, a obie karty Ataku na koniec linii.',
    missed: (good) =>
      `Chybiony: żadna z twoich Lokacji nie ma na polu plądrowania nowego Celu (${good}) razem z którymś z dalszych.`,
    open: 'Kilka Lokacji pasuje tak samo: wskaż, którą tracisz.',
    showAll: 'Pokaż wszystko',
    ahead: 'Masz więcej: wygrywasz, jeśli tak zostanie.',
    behind: 'Musisz mieć ich więcej, niż jest kart w Kolekcji.',
    virtualWins: 'Wygrywa wirtualny gracz',
  },
  en: {
    attackOf: (round) => `Attack in round ${round}`,
    lastAttack: 'Last attack',
    collected: (names) => `First, the cards left over from the Lookout go to the Collection: ${names}.`,
    attack: (number) => `Attack ${number}.`,
    target: (good) => `New Target: ${good}.`,
    noCard: 'There are no Attack cards left.',
    struck: (first, later, name) =>
      `The new Target (${first}) pairs with the first Target down the line that matches (${later}): the raze field of ${name} shows both.`,
    because: (reason) => `Why this one: ${reason}.`,
    toCollection: 'The Location goes to the Collection, both Attack cards to the end of the line.',
    missed: (good) =>
      `It misses: none of your Locations shows the new Target (${good}) and another one from the line in its raze field.`,
    open: 'Several Locations match equally: choose which one you lose.',
    showAll: 'Show all',
    ahead: 'You have more: as it stands, you win.',
    behind: 'You need more of them than there are cards in the Collection.',
    virtualWins: 'The virtual player wins',
  },
};
