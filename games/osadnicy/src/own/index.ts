import { flaws, inWords, type OwnPack, type OwnPacks, type PackFlaw } from '@imperia/kit';
import type { CardData, PackFile } from '../card-data.ts';
import { OWN } from '../cards.ts';
import { packsFor } from '../decks/brought.ts';
import { entryOf } from '../kit/library.ts';
import { deckOf } from '../numbers.ts';
import { factionName } from '../text/names.ts';
import { EXAMPLE } from './example.ts';
import { type KnownPack, knownPack, learnPack, packFiles } from './known.ts';
import { SCHEMA } from './schema.ts';
import { senseFlaws } from './sense.ts';

export const packs: OwnPacks = {
  schema: SCHEMA,
  example: EXAMPLE,
  needed: (choice, chosen, kept) => packsFor(choice, packFiles(chosen), packFiles(kept)),
  take(file) {
    const known = isShaped(file) ? knownPack(file) : undefined;
    if (known) return { pack: shown(known) };
    const found = flawsOf(file);
    if (found.length > 0) return { flaws: found };
    const pack = learnPack(file as PackFile);
    return pack ? { pack: shown(pack) } : { flaws: [TAKEN] };
  },
};

const FIELDS = Object.keys(SCHEMA.properties!);

/** Can it be known already? It must say nothing that would not be kept. */
function isShaped(file: unknown): file is PackFile {
  if (typeof file !== 'object' || file === null || !('cards' in file) || !Array.isArray(file.cards)) return false;
  const sources = file.cards.map((card: Partial<CardData> | null) => card?.source ?? OWN);
  return sources.every((source) => source === OWN) && Object.keys(file).every((field) => FIELDS.includes(field));
}

const TAKEN: PackFlaw = {
  path: ['pack'],
  text: {
    pl: 'przypadkiem numery tych kart ma już inny zestaw: zmień jego nazwę',
    en: 'by chance another pack has the numbers of these cards: change its name',
  },
};

/** All of them, by the schema and by sense; of a card that the schema refuses nothing more is said. */
function flawsOf(file: unknown): PackFlaw[] {
  const bySchema = flaws(SCHEMA, file);
  const outside = bySchema.some(({ path }) => path[0] !== 'cards' || path.length < 2);
  const broken = new Set(bySchema.map(({ path }) => path[1]));
  const pack = file as PackFile;
  const right = outside ? [] : [...pack.cards.keys()].filter((at) => !broken.has(at));
  return [...bySchema.map(inWords), ...(outside ? [] : senseFlaws(pack, right))];
}

function shown({ file, fingerprint, cards }: KnownPack): OwnPack {
  const of = (lang: 'pl' | 'en') => factionName(deckOf(file.deck), lang);
  return {
    name: file.pack,
    fingerprint,
    file,
    deck: { pl: of('pl'), en: of('en') },
    copies: cards.length,
    get entries() {
      return cards.filter(({ code, data }) => code === data.id).map((card) => entryOf(card, cards));
    },
  };
}
