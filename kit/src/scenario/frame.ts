import { HIDDEN } from './names.ts';
import { SETUP } from './position.ts';
import { COUNT, type FieldShape, FLAG, listOf, type ObjectShape, oneOf, SEAT, type Shape, TEXT } from './shape.ts';
import type { AnyVocabulary, Field, Fields } from './vocabulary.ts';

type Shapes = Record<string, FieldShape>;
type AnyFields = Fields<never, never>;

function needed(shape: Shape, about: string): FieldShape {
  return { shape, about, required: true };
}

function object(name: string, fields: Shapes): ObjectShape {
  return { kind: 'object', name, fields };
}

/** Whoever watches sees what no private zone hides. */
export const SPECTATOR_NAME = 'spectator';

const SCENARIOS = new WeakMap<AnyVocabulary, ObjectShape>();

/** All that can be written in a scenario of this game: the frame is the same for every game. */
export function scenarioShape(vocabulary: AnyVocabulary): ObjectShape {
  const known = SCENARIOS.get(vocabulary);
  if (known) return known;
  const shape = shapeOf(vocabulary);
  SCENARIOS.set(vocabulary, shape);
  return shape;
}

function shapeOf(vocabulary: AnyVocabulary): ObjectShape {
  const expectation = expectationOf(vocabulary);
  return object('scenario', {
    $schema: { shape: TEXT, about: 'The schema, for editors.' },
    scenario: needed(TEXT, 'What it shows, in one sentence.'),
    rules: { shape: listOf({ kind: 'rule' }), about: 'The rules it proves.' },
    game: { shape: oneOf(vocabulary.game.id), about: 'The game.' },
    ...vocabulary.chosen.table,
    position: needed(positionShape(vocabulary), 'The table at the beginning.'),
    chance: {
      shape: listOf(luckShape(vocabulary)),
      about: 'What chance decides, for each purpose in the order in which it comes.',
    },
    play: {
      shape: listOf(playShape(vocabulary, expectation)),
      about: 'What the players choose, one after the other, and what holds in between.',
    },
    expect: { shape: expectation, about: 'What must hold at the end.' },
  });
}

function positionShape({ chosen, starts, table, seat }: AnyVocabulary): ObjectShape {
  const own = object('seat', { ...chosen.seat, ...laid(seat) });
  return object('position', {
    phase: {
      shape: oneOf(SETUP, ...starts),
      about: `Where play starts; "${starts[0]}" when not given. "${SETUP}" plays from the very start.`,
    },
    key: {
      shape: { kind: 'text', pattern: '^[0-9a-f]{64}$', words: '64 hexadecimal digits' },
      about: 'The key that all chance comes from: 64 hexadecimal digits.',
    },
    ...laid(table),
    seats: needed({ ...listOf(own), min: 1 }, 'The players, clockwise.'),
  });
}

/** What can be laid out, of parts of the table too. */
function laid(fields: AnyFields): Shapes {
  const can = Object.entries(fields).filter(([, { lay, later, fields: inner }]) => lay || later || inner);
  return Object.fromEntries(can.map(([name, field]) => [name, part(field, laid, '')]));
}

function read(fields: AnyFields): Shapes {
  const shapes: Shapes = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.read || field.fields) shapes[name] = part(field, read, ' expectation');
    if (field.read && field.count) shapes[field.count] = { shape: COUNT, about: `How many there are of "${name}".` };
  }
  return shapes;
}

function part(field: Field<never, never>, of: (fields: AnyFields) => Shapes, suffix: string): FieldShape {
  const { shape, about, required, fields } = field;
  if (fields && shape.kind === 'object') return { shape: object(`${shape.name}${suffix}`, of(fields)), about };
  return { shape, about, ...(required && !suffix ? { required } : {}) };
}

function offerFields({ questions, details }: AnyVocabulary): Shapes {
  const choices = [...new Set(Object.values(questions).flat())];
  return {
    do: needed(oneOf(...choices), 'The name of the choice.'),
    by: { shape: SEAT, about: 'Whom it is offered; whoever is asked when not given.' },
    ...details,
  };
}

function expectationOf(vocabulary: AnyVocabulary): ObjectShape {
  const { players, questions, table, seat, picks } = vocabulary;
  const own = object('seat expectation', read(seat));
  const seats = Object.fromEntries(players.map((name) => [name, { shape: own, about: `What ${name} has.` }]));
  const tableFields = read(table);
  const seen = object('seen', { ...seats, ...tableFields });
  const eyes = [...players, SPECTATOR_NAME].map(
    (name) => [name, { shape: seen, about: `What ${name} sees.` }] as const,
  );
  const offer = object('offer', offerFields(vocabulary));
  const refusal = object('refusal', {
    ...offer.fields,
    rule: { shape: { kind: 'rule' }, about: 'The rule that forbids it.' },
  });
  return object('expectation', {
    ...seats,
    ...tableFields,
    sees: {
      shape: object('eyes', Object.fromEntries(eyes)),
      about: `What somebody sees of the table: a card with its face hidden is "${HIDDEN}".`,
    },
    asked: { shape: { kind: 'any of', of: [SEAT, listOf(SEAT)] }, about: 'Who must choose now.' },
    question: { shape: oneOf(...Object.keys(questions)), about: 'What is asked.' },
    offered: { shape: listOf(offer), about: 'Choices that must be offered.' },
    onlyOffered: { shape: listOf(offer), about: 'All choices that are offered, in any order, and no others.' },
    notOffered: { shape: listOf(refusal), about: 'Choices that must not be offered, and the rule that says so.' },
    optionCount: { shape: COUNT, about: 'How many choices are offered.' },
    pickFrom: { shape: listOf(picks), about: 'All that can be picked from, in any order.' },
    pickLeast: { shape: COUNT, about: 'How many must be picked at least.' },
    pickMost: { shape: COUNT, about: 'How many can be picked at most.' },
    winners: { shape: listOf(SEAT), about: 'Who has won, or would win now.' },
    over: { shape: FLAG, about: 'Is the game over?' },
  });
}

function playShape(vocabulary: AnyVocabulary, expectation: ObjectShape): Shape {
  const { details, picks, stops } = vocabulary;
  const by = needed(SEAT, 'Who chooses.');
  const choices = offerFields(vocabulary).do!.shape;
  return {
    kind: 'variant',
    of: {
      choose: object('choose', { by, choose: needed(choices, 'The name of the choice.'), ...details }),
      pick: object('pick', { by, pick: needed(listOf(picks), 'What is picked.') }),
      expect: object('expect', { expect: needed(expectation, 'What must hold at this moment.') }),
      ...(stops && {
        until: object('until', {
          until: needed(oneOf(...stops), 'All that happens by itself happens, until this is about to.'),
        }),
      }),
    },
  };
}

function luckShape({ chance }: AnyVocabulary): Shape {
  const words = Object.entries(chance).map(([word, { fields }]) => {
    const shapes = Object.entries(fields).map(([name, field]) => [name, { ...field, required: true }] as const);
    return [word, object(`chance of ${word}`, Object.fromEntries(shapes))] as const;
  });
  return { kind: 'variant', of: Object.fromEntries(words) };
}
