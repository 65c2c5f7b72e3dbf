export type { Cover } from './cover.ts';
export type { DeckBuilding, DeckReport } from './decks.ts';
export { fingerprint } from './fingerprint.ts';
export * from './kit.ts';
export * from './library.ts';
export {
  MOST_PACK_LETTERS,
  MOST_PACKS,
  type OwnPack,
  type OwnPacks,
  type PackFlaw,
  packsIn,
  type TakenPack,
  takePacks,
} from './own-packs.ts';
export { BadPack, checkedPack, type PackCheck } from './pack.ts';
export { flawLine, inWords, type PlacedFlaw, type ReadPack, readPack } from './read-pack.ts';
export { damagedField, isRecord } from './record.ts';
export { ofWhatStays, restOf } from './rest.ts';
export { type Flaw, flaw, flaws, type Schema } from './schema.ts';
export * from './setup.ts';
export type { Block, Line, MapPlace, Sketch, SketchedThing } from './sketch.ts';
export type {
  Act,
  Adjunct,
  Clause,
  Mood,
  Noted,
  PartOf,
  Phrase,
  Sentence,
  Speech,
  Tongue,
  Wording,
} from './words/clauses.ts';
export { English, type EnglishLexicon, type EnglishNoun, type EnglishVerb } from './words/english.ts';
export { fold } from './words/fold.ts';
export type { Case, Forms } from './words/inflection.ts';
export { capitalised, LANGS, type Lang, pluralOf, type Spoken, uncapitalised } from './words/lang.ts';
export { type IconPart, joined, listed, type Part, plain, pointed, type Thing, type ThingPart } from './words/parts.ts';
export { Polish, type PolishLexicon } from './words/polish.ts';
