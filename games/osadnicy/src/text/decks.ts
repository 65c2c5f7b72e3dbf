import { type Lang, MOST_PACKS, type Spoken } from '@imperia/kit';
import type { Faction } from '../card-data.ts';
import { CARDS, cardNumber } from '../cards.ts';
import type { Module } from '../config.ts';
import type { ChoiceFault } from '../decks/choice.ts';
import { type BuiltDeck, sizeOf } from '../decks/deck.ts';
import type { DeckFault, Format } from '../decks/legal.ts';
import type { TableFault } from '../decks/table.ts';
import { board } from '../factions.ts';
import { deckOf } from '../numbers.ts';
import type { PackFault } from '../own/known.ts';
import { goodText } from './names.ts';
import { configFaultText, optionName } from './settings.ts';

const FORMAT_WORDS: Readonly<Record<Format, Spoken<{ readonly name: string; readonly text: string }>>> = {
  introductory: {
    pl: { name: 'zapoznawczy', text: 'Wszystkie karty jednego wybranego dodatku: talie Frakcji po 40 kart.' },
    en: { name: 'introductory', text: 'All cards of one chosen expansion: faction decks of 40 cards.' },
  },
  open: {
    pl: { name: 'otwarty', text: 'Karty dowolnych dodatków, łączone swobodnie; równowagi nikt nie obiecuje.' },
    en: { name: 'open', text: 'Cards of any expansions, freely combined; nobody promises balance.' },
  },
  standard: {
    pl: { name: 'standardowy', text: 'Turniejowy: 30 kart, 3×3 + 6×2 + 9×1, z kartami najwyżej jednego dodatku.' },
    en: { name: 'standard', text: 'For tournaments: 30 cards, 3×3 + 6×2 + 9×1, with cards of one expansion at most.' },
  },
};

export function formatName(format: Format, lang: Lang): string {
  return FORMAT_WORDS[format][lang].name;
}

export function formatText(format: Format, lang: Lang): string {
  return FORMAT_WORDS[format][lang].text;
}

type Faults = { readonly [K in DeckFault['fault']]: (fault: Extract<DeckFault, { fault: K }>) => string };

function named(code: string, lang: Lang): string {
  const no = cardNumber(code);
  return no === undefined ? code : `${CARDS[no]!.data.name[lang]} (${code})`;
}

const listed = (modules: readonly Module[], lang: Lang) => modules.map((one) => optionName(one, lang)).join(', ');

const FAULTS: Spoken<Faults> = {
  pl: {
    'unknown card': ({ card }) => `Ta Frakcja nie ma karty ${named(card, 'pl')}.`,
    copies: ({ card, found, must }) =>
      `${named(card, 'pl')}: ${found} z ${must} kopii; wybraną kartę bierze się we wszystkich kopiach.`,
    'not played': ({ card, module }) =>
      `${named(card, 'pl')} należy do dodatku, którego nie wybrano: ${optionName(module, 'pl')}.`,
    expansions: ({ found }) => `Karty mogą być tylko z jednego dodatku, a są z kilku: ${listed(found, 'pl')}.`,
    missing: ({ card }) => `Brakuje karty ${named(card, 'pl')}: ten format używa wszystkich.`,
    size: ({ found, must }) => `Kart: ${found} zamiast ${must}.`,
    split: ({ copies, found, must }) =>
      `Różne karty o ${copies} ${copies === 1 ? 'kopii' : 'kopiach'}: ${found} zamiast ${must}.`,
  },
  en: {
    'unknown card': ({ card }) => `This faction has no card ${named(card, 'en')}.`,
    copies: ({ card, found, must }) =>
      `${named(card, 'en')}: ${found} of ${must} copies; a chosen card is taken with all its copies.`,
    'not played': ({ card, module }) =>
      `${named(card, 'en')} belongs to an expansion that was not chosen: ${optionName(module, 'en')}.`,
    expansions: ({ found }) => `Cards can come from one expansion only, and come from several: ${listed(found, 'en')}.`,
    missing: ({ card }) => `${named(card, 'en')} is missing: this format uses all cards.`,
    size: ({ found, must }) => `Cards: ${found} instead of ${must}.`,
    split: ({ copies, found, must }) =>
      `Different cards with ${copies} ${copies === 1 ? 'copy' : 'copies'}: ${found} instead of ${must}.`,
  },
};

export function deckFaultText(fault: DeckFault, lang: Lang): string {
  return said(fault, lang);
}

function said<K extends DeckFault['fault']>(fault: Extract<DeckFault, { fault: K }>, lang: Lang): string {
  return FAULTS[lang][fault.fault as K](fault);
}

const nameOf = (faction: Faction, lang: Lang) => board(deckOf(faction)).name[lang];

/** What somebody has built, where it goes by no name; with what keeps it from tournaments. */
export function ownDeckText(
  { faction, cards }: BuiltDeck,
  fault: DeckFault | null,
): { readonly name: Spoken<string>; readonly text: Spoken<string> } {
  const size = (lang: Lang) => goodText('card', sizeOf(cards), lang);
  return {
    name: {
      pl: `Własna talia: ${nameOf(faction, 'pl')}, ${size('pl')}`,
      en: `Own deck: ${nameOf(faction, 'en')}, ${size('en')}`,
    },
    text: fault
      ? {
          pl: `W formacie otwartym. W standardowym niedozwolona: ${deckFaultText(fault, 'pl')}`,
          en: `In the open format. Not allowed in the standard one: ${deckFaultText(fault, 'en')}`,
        }
      : {
          pl: 'Dozwolona w formacie otwartym i standardowym.',
          en: 'Allowed in the open and in the standard format.',
        },
  };
}

function packFaultText({ fault, found }: PackFault, lang: Lang): string {
  const polish = lang === 'pl';
  if (fault === 'packs')
    return polish
      ? `Za dużo własnych zestawów (${found}): przy stole mieszczą się ${MOST_PACKS}.`
      : `Too many packs of one’s own (${found}): a table has room for ${MOST_PACKS}.`;
  if (fault === 'pack')
    return polish
      ? `Własny zestaw nr ${found} zawiera błędy: sprawdź jego plik.`
      : `Own pack no. ${found} has mistakes in it: check its file.`;
  return polish ? `Dwa własne zestawy mają to samo: ${found}.` : `Two own packs have the same: ${found}.`;
}

/** Why a table cannot be set, or a deck not be brought to it. */
export function tableFaultText(fault: TableFault | ChoiceFault, lang: Lang): string {
  const polish = lang === 'pl';
  switch (fault.fault) {
    case 'packs':
    case 'pack':
    case 'packs alike':
      return packFaultText(fault, lang);
    case 'decks':
      return polish ? 'Talii jest inaczej niż graczy.' : 'There are not as many decks as players.';
    case 'deck': {
      const why = deckFaultText(fault.found, lang);
      return polish ? `Talia gracza ${fault.seat + 1}: ${why}` : `The deck of player ${fault.seat + 1}: ${why}`;
    }
    case 'no ready deck':
      return polish
        ? `${nameOf(fault.faction, lang)} nie mają kart z dodatku ${optionName(fault.found, lang)}.`
        : `The ${nameOf(fault.faction, lang)} have no cards of the expansion ${optionName(fault.found, lang)}.`;
    case 'no such deck':
      return polish
        ? `Nie ma takiej talii albo brakuje jej zestawów: ${fault.found}.`
        : `There is no such deck, or its packs are missing: ${fault.found}.`;
    case 'deck of others':
      return polish
        ? `To talia Frakcji ${nameOf(fault.found, lang)}, a nie ${nameOf(fault.faction, lang)}.`
        : `This is a deck of the ${nameOf(fault.found, lang)}, not of the ${nameOf(fault.faction, lang)}.`;
    default:
      return configFaultText(fault, lang);
  }
}
