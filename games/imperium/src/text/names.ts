import type { Lang, Spoken } from '@imperia/kit';
import { plain } from '@imperia/kit';
import type { Box, Certainty, Icon, Nation, SideName, StateName, Suit, Token } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { LEVEL_DATA, type Level } from '../solo/levels.ts';
import type { Phase, State } from '../state.ts';
import { isSeen } from './called.ts';
import { nations as englishNations, tokens as englishTokens, words as englishWords } from './english/lexicon.ts';
import { tokenThings } from './options.ts';
import { nations as polishNations, tokens as polishTokens, words as polishWords } from './polish/lexicon.ts';
import { speechOf } from './speech.ts';

/** The printed name; of a card that is not seen, that it is one. */
export function cardName(card: number, lang: Lang): string {
  if (isSeen(card)) return CARDS[card]!.data.name[lang];
  return lang === 'pl' ? polishWords.card.one.nom : englishWords.card.one;
}

export function nationName(nation: Nation, lang: Lang): string {
  return lang === 'pl' ? polishNations[nation].nom : englishNations[nation];
}

const COMPLEXITY: Spoken<(n: number) => string> = {
  pl: (n) => `trudność ${n} z 5`,
  en: (n) => `complexity ${n} of 5`,
};

/** How demanding a nation is to play. */
export function complexityText(complexity: number, lang: Lang): string {
  return COMPLEXITY[lang](complexity);
}

/** As a card of this suit is called. */
export function suitName(suit: Suit, lang: Lang): string {
  return lang === 'pl' ? polishWords[suit].one.nom : englishWords[suit].one;
}

/** As a card with this icon is called. */
export function iconName(icon: Icon, lang: Lang): string {
  return lang === 'pl' ? polishWords[icon].one.nom : englishWords[icon].one;
}

const SYMBOLS: Spoken<Partial<Record<Icon, string>>> = {
  pl: { production: 'produkcja', fertile: 'żyzność', river: 'rzeka' },
  en: { production: 'production', fertile: 'fertile', river: 'river' },
};

/** As a symbol on a card is called, so many of them. */
export function symbolText(icon: Icon, n: number, lang: Lang): string {
  const name = SYMBOLS[lang][icon] ?? iconName(icon, lang);
  return n === 1 ? name : `${name} ×${n}`;
}

export function tokenName(token: Token, lang: Lang): string {
  return lang === 'pl' ? polishTokens[token].many.nom : englishTokens[token].many;
}

const NOTHING: Spoken<string> = { pl: 'nic', en: 'nothing' };

/** Tokens in the order of `TOKENS`, as a list that stands alone. */
export function tokensText(tokens: readonly number[], lang: Lang): string {
  const things = tokenThings(tokens);
  return things.length === 0 ? NOTHING[lang] : plain(speechOf(lang).things(things, 'subject'));
}

const STATES: Spoken<Record<StateName, string>> = {
  pl: { barbarian: 'barbarzyńcy', empire: 'imperium' },
  en: { barbarian: 'barbarian', empire: 'empire' },
};

export function stateName(state: StateName, lang: Lang): string {
  return STATES[lang][state];
}

const SIDES: Spoken<Record<SideName, string>> = {
  pl: { A: 'strona A', B: 'strona B' },
  en: { A: 'side A', B: 'side B' },
};

export function sideName(side: SideName, lang: Lang): string {
  return SIDES[lang][side];
}

const BOXES: Spoken<Record<Box, string>> = {
  pl: { classics: 'Antyk', legends: 'Legendy' },
  en: { classics: 'Classics', legends: 'Legends' },
};

export function boxName(box: Box, lang: Lang): string {
  return BOXES[lang][box];
}

const LEVELS: Spoken<Record<Level, string>> = {
  pl: { 1: 'Wódz', 2: 'Wojownik', 3: 'Imperator', 4: 'Władca' },
  en: { 1: 'Chieftain', 2: 'Warlord', 3: 'Imperator', 4: 'Overlord' },
};

/** How hard the Rival plays. */
export function levelName(level: Level, lang: Lang): string {
  return LEVELS[lang][level];
}

const SLOTS: Spoken<(slots: number) => string> = {
  pl: (slots) => `Rywal ma ${slots} ${slots < 5 ? 'karty' : 'kart'} w rzędzie`,
  en: (slots) => `the Rival has ${slots} cards in its row`,
};
const DISCARDS_TOP: Spoken<string> = {
  pl: 'i co turę odrzuca wierzchnią kartę talii',
  en: 'and discards the top card of its deck each turn',
};
const STARTS_WITH: Spoken<(tokens: string) => string> = {
  pl: (tokens) => `i zaczyna z: ${tokens}`,
  en: (tokens) => `and starts with ${tokens}`,
};

export function levelText(level: Level, lang: Lang): string {
  const { slots, discardsTop, tokens } = LEVEL_DATA[level];
  const more = tokens.some((n) => n > 0) ? [STARTS_WITH[lang](tokensText(tokens, lang))] : [];
  return [SLOTS[lang](slots), ...(discardsTop ? [DISCARDS_TOP[lang]] : []), ...more].join(' ');
}

const PHASES: Spoken<Record<Phase, string>> = {
  pl: { turn: 'tura', cleanup: 'faza porządków', solstice: 'przesilenie', end: 'koniec gry' },
  en: { turn: 'turn', cleanup: 'cleanup', solstice: 'solstice', end: 'end of the game' },
};

export function phaseName(phase: Phase, lang: Lang): string {
  return PHASES[lang][phase];
}

/** How certain we are of a card. */
const CERTAINTIES: Spoken<Record<Certainty, string>> = {
  pl: { scan: 'ze zdjęcia karty', rulebook: 'z instrukcji', listed: 'z pełnej publicznej listy kart' },
  en: { scan: 'from a photograph of the card', rulebook: 'from the rulebook', listed: 'from a complete public list' },
};

export function certaintyName(certainty: Certainty, lang: Lang): string {
  return CERTAINTIES[lang][certainty];
}

const TRANSLATED: Spoken<string> = {
  pl: 'nazwa w naszym tłumaczeniu; na karcie może być inna',
  en: 'the Polish name is our translation; the card may bear another',
};

/** What is said beside a name that is not known from the Polish edition. */
export function translatedNote(lang: Lang): string {
  return TRANSLATED[lang];
}

export function seatName(game: State, seat: number, lang: Lang): string {
  return nationName(game.seats[seat]!.nation, lang);
}
