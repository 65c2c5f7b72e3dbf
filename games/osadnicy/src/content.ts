import { type Content, hash } from '@imperia/engine';
import type { Deck } from './card-data.ts';
import { CARDS, type Card } from './cards.ts';
import { type Config, isPlayed, MODULES, type Module, rivalOf } from './config.ts';
import { ATTACK_DECK, deckOf } from './numbers.ts';
import { packsOf } from './own/known.ts';
import { isSolo } from './solo/virtual.ts';

type Part = Deck | 'attack' | `${Deck | 'attack'}+${Module}`;

/** The packs of the first release. Records of that time do not say which they were dealt from: it was these. */
const FIRST: Content = {
  common: '17565cd5cd429e27',
  barbarians: '6b9e2bdaf9cfc621',
  japanese: 'd2e05721538c3c5e',
  romans: 'b797853d3e02e0f8',
  egyptians: 'c808d23f7e15c2a2',
  attack: 'ff9de8380bff0b26',
};

function partsOf(config: Config): Part[] {
  const rival = rivalOf(config);
  const decks: (Deck | 'attack')[] = [
    'common',
    ...config.factions,
    ...(isSolo(config) ? (['attack'] as const) : []),
    ...(rival ? [rival] : []),
  ];
  const added = MODULES.filter((module) => config.options.includes(module)).flatMap((module) =>
    decks.map((deck): Part => `${deck}+${module}`).filter((part) => cardsOf(part).length > 0),
  );
  return [...decks, ...added];
}

const known = new Map<Part, string>();

/** The fingerprint of each pack that such a game is dealt from: of everything about its cards that matters to play. */
export function content(config: Config): Content {
  const own = packsOf(config).map(({ file, fingerprint: found }) => [`own ${file.pack}`, found]);
  return Object.fromEntries([...partsOf(config).map((part) => [part, fingerprint(part)]), ...own]);
}

export function firstContent(config: Config): Content {
  return Object.fromEntries(partsOf(config).map((part) => [part, FIRST[part] ?? '']));
}

function fingerprint(part: Part): string {
  const found = known.get(part) ?? hash(cardsOf(part).map(played));
  known.set(part, found);
  return found;
}

function cardsOf(part: Part): Card[] {
  const [name, module] = part.split('+') as [Deck | 'attack', Module?];
  const deck = name === 'attack' ? ATTACK_DECK : deckOf(name);
  return CARDS.filter((card) => card.deck === deck && (module ? card.pack === module : !isModule(card.pack)));
}

function isModule(pack: string): boolean {
  return !isPlayed(pack, []);
}

/** Without its names, and without where we know it from. */
function played({ no, data, bonus, production, triggers, action }: Card): unknown {
  const { name, source, designed, nameSource, ...rest } = data;
  const programs = [bonus, production, ...triggers.map(({ program }) => program), action?.program ?? 0];
  return { no, ...rest, programs };
}
