import type { AnyState } from '../kit.ts';
import { meant } from './meant.ts';
import type { NameKind } from './names.ts';
import type { AnyVocabulary, Given, LuckWord } from './vocabulary.ts';

/** One entry of `chance`, as it is written. */
export type Luck = Given;

interface Foreseen {
  readonly word: LuckWord<AnyState>;
  /** With seats as numbers. */
  readonly given: Given;
}

/** Dictates outcomes: for each purpose, in the order given; what is not given is left to chance. */
export class DictatedLuck {
  readonly #left: Foreseen[];
  readonly #state: AnyState;

  constructor(vocabulary: AnyVocabulary, luck: readonly Luck[], state: AnyState) {
    this.#state = state;
    this.#left = luck.map((one) => foreseen(vocabulary, one, state.config));
  }

  dictate(purpose: number, of: readonly number[] | number): readonly number[] | undefined {
    const at = this.#left.findIndex(({ word, given }) => word.purpose(given) === purpose);
    if (at < 0) return undefined;
    const { word, given } = this.#left.splice(at, 1)[0]!;
    return word.result(given, of, this.#state);
  }

  /** What was foreseen and never happened. */
  unused(): string | null {
    const [one] = this.#left;
    return one ? `chance: ${one.word.unused(one.given)}` : null;
  }
}

function foreseen(vocabulary: AnyVocabulary, luck: Luck, config: unknown): Foreseen {
  const word = Object.entries(vocabulary.chance).find(([name]) => Object.hasOwn(luck, name))![1];
  const given = Object.entries(luck).map(([name, value]) => {
    const shape = word.fields[name]!.shape;
    return [name, meant(vocabulary, config, shape, value, ['chance', name])] as const;
  });
  return { word, given: Object.fromEntries(given) };
}

/** A shuffled deck, drawn from its end: the named cards on top, the others below in the order of their numbers. */
export function topFirst(kind: NameKind, names: readonly string[], of: readonly number[], deck: string): number[] {
  const left = [...of].sort((a, b) => a - b);
  const top = names.map((name) => {
    const copies = kind.called(name);
    const at = left.findIndex((card) => copies.includes(card));
    if (at < 0) throw new Error(`chance: ${name} is not among the cards of the ${deck} that are shuffled`);
    return left.splice(at, 1)[0]!;
  });
  return [...top, ...left].reverse();
}
