import type { Seat } from '@imperia/engine';
import { type Path, WrongScenario } from './path.ts';
import type { ObjectShape, Shape } from './shape.ts';
import type { AnyVocabulary, Given } from './vocabulary.ts';

/** Below zero for who does not play. */
export function seatCalled(vocabulary: AnyVocabulary, config: unknown, name: string): Seat {
  return vocabulary.seats(config).indexOf(name);
}

export function nobodyPlays(name: string): string {
  return `nobody plays ${name}`;
}

/** What is written, with words for seats, and for all names but those of cards, as numbers. */
export function meant(vocabulary: AnyVocabulary, config: unknown, shape: Shape, written: unknown, path: Path): unknown {
  const inside = (of: Shape, value: unknown, at: string | number) =>
    meant(vocabulary, config, of, value, [...path, at]);
  switch (shape.kind) {
    case 'seat': {
      const seat = seatCalled(vocabulary, config, written as string);
      if (seat < 0) throw new WrongScenario(path, nobodyPlays(written as string));
      return seat;
    }
    case 'name':
      return isOfCards(vocabulary, shape.of) ? written : vocabulary.names[shape.of]!.called(written as string)[0];
    case 'list':
      return (written as readonly unknown[]).map((one, i) => inside(shape.of, one, i));
    case 'object':
      return meantObject(shape, written as Given, inside);
    case 'either':
      return meantObject(shape.of, typeof written === 'object' ? (written as Given) : { [shape.key]: written }, inside);
    case 'keyed': {
      const { called } = vocabulary.names[shape.by]!;
      const entries = Object.entries(written as Given);
      return new Map(entries.map(([name, one]) => [called(name)[0]!, inside(shape.of, one, name)]));
    }
    default:
      return written;
  }
}

function meantObject(
  { fields }: ObjectShape,
  written: Given,
  inside: (of: Shape, value: unknown, at: string) => unknown,
): Given {
  const entries = Object.entries(written).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, inside(fields[name]!.shape, value, name)]));
}

/** Names of cards mean any copy: the box says which. */
function isOfCards({ names }: AnyVocabulary, kind: string): boolean {
  return names[kind]!.cards === true;
}
