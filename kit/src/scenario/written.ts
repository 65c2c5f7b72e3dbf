import type { Step } from '@imperia/engine';
import type { AnyState } from '../kit.ts';
import type { Language } from './compare.ts';
import { type Attempt, detailOf } from './option-text.ts';
import type { Shape } from './shape.ts';
import type { AnyVocabulary, Given } from './vocabulary.ts';

/** An option as a scenario would write it, with everything that it can be told by. */
export function writtenOption(vocabulary: AnyVocabulary, { config }: AnyState, option: Step): Attempt {
  const told = Object.entries(vocabulary.details).flatMap(([name, detail]) => {
    const value = detailOf({ vocabulary, config }, detail, option, name);
    return value === undefined ? [] : [[name, written({ vocabulary, config }, detail.shape, value)] as const];
  });
  return { ...Object.fromEntries(told), do: option.do };
}

/** What was found, as it is written: every name exactly. */
function written(language: Language, shape: Shape, found: unknown): unknown {
  switch (shape.kind) {
    case 'name':
      return language.vocabulary.names[shape.of]!.code(found as number);
    case 'seat':
      return language.vocabulary.seats(language.config)[found as number];
    case 'list':
      return (found as readonly unknown[]).map((one) => written(language, shape.of, one));
    case 'object': {
      const fields = Object.entries(found as Given).filter(([name, one]) => shape.fields[name] && one !== undefined);
      return Object.fromEntries(fields.map(([name, one]) => [name, written(language, shape.fields[name]!.shape, one)]));
    }
    default:
      return found;
  }
}
