import type { Content } from '@imperia/engine';
import { fingerprint } from '@imperia/kit';
import tables from '../cards/rival.json' with { type: 'json' };
import { type Box, NATIONS, type Nation } from './card-data.ts';
import { COMMON_DATA, cardOf, NATION_DATA } from './cards.ts';
import type { Config } from './config.ts';
import { allCards } from './setup.ts';

type Part = Box | Nation | 'rival';

/** The decks of the first release. Records of that time do not say which they were dealt from: it was these. */
const FIRST: Readonly<Record<Part, string>> = {
  classics: '1e2780bc13f750a0',
  legends: 'c6f1dc0766f3876b',
  carthaginians: 'fa6c2e6addb29fce',
  celts: '82a6dc68dc714db5',
  greeks: '36b791c1a999de08',
  macedonians: 'c1fac419b3da8ada',
  persians: '7872a297d04c7fe9',
  romans: '1e0eed2eaac2f5a8',
  scythians: '28813d07979de420',
  vikings: '6a120577943dc0b9',
  arthurians: 'a368cb7c5cd84683',
  atlanteans: 'faa973d0e10fb991',
  egyptians: 'b30611f637c0579b',
  mauryans: '7b115e940caee9bf',
  minoans: '00b6eef2edbcbaa2',
  olmecs: '1cd80885fd2947c8',
  qin: '91d562aba9b21b6f',
  utopians: 'dea00cdc08d7826e',
  rival: 'c294a6738659b226',
};

const known = new Map<Part, string>();

/** The fingerprint of each deck that such a game is dealt from. */
export function content(config: Config): Content {
  return Object.fromEntries(partsOf(config).map((part) => [part, fingerprintOf(part)]));
}

export function firstContent(config: Config): Content {
  return Object.fromEntries(partsOf(config).map((part) => [part, FIRST[part]]));
}

/** Where its cards come from, and the tables that the Rival plays by. */
function partsOf(config: Config): Part[] {
  const decks = new Set(allCards(config).map((card) => deckOf(card)));
  return [...decks, ...(config.rival ? (['rival'] as const) : [])];
}

function deckOf(card: number): Box | Nation {
  const { nation, box } = cardOf(card);
  return nation ?? box;
}

function fingerprintOf(part: Part): string {
  const found = known.get(part) ?? fingerprint(fileOf(part));
  known.set(part, found);
  return found;
}

function fileOf(part: Part): unknown {
  if (part === 'rival') return tables;
  return isNation(part) ? NATION_DATA[part] : COMMON_DATA[part];
}

function isNation(part: Box | Nation): part is Nation {
  return (NATIONS as readonly string[]).includes(part);
}
