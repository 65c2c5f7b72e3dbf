import type { Schema } from '@imperia/kit';
import builtIn from '../../cards/pack.schema.json' with { type: 'json' };
import { OWN } from '../cards.ts';

/** Bounds of what a card may say: about twice of what is printed. */
const MOST_OF_ANYTHING = 9;
const MOST_IN_A_COST = 4;
const MOST_COPIES = 6;
const MOST_CARDS = 40;
const MOST_EFFECTS = 6;
const MOST_WAYS = 8;
const MOST_LETTERS = 40;

type Fields = Readonly<Record<string, Schema>>;

/** The schema of the game's packs, for packs of one's own: with bounds, and without what only the game's cards say. */
function ownSchema(): Schema {
  const game = builtIn as Schema;
  const { designed, nameSource, ...fields } = game.properties!.cards!.items!.properties!;
  const { count, cost, effects, ...defs } = game.$defs!;
  const letters = { type: 'string', minLength: 1, maxLength: MOST_LETTERS, pattern: '^\\P{C}*$' };
  const properties: Fields = {
    ...fields,
    copies: { type: 'integer', minimum: 1, maximum: MOST_COPIES },
    name: { ...fields.name, properties: { pl: letters, en: letters } },
    colors: { ...fields.colors, uniqueItems: true },
    raze: { ...fields.raze, maxItems: MOST_IN_A_COST },
    modifiers: { ...fields.modifiers, minItems: 1 },
    powers: { ...fields.powers, minItems: 1, uniqueItems: true },
    store: { ...fields.store, minItems: 1, uniqueItems: true },
    triggers: { ...fields.triggers, minItems: 1, maxItems: MOST_EFFECTS },
    instant: { ...fields.instant, minItems: 1, maxItems: MOST_WAYS },
    sameName: { const: true },
    source: { const: OWN },
  };
  return {
    ...game,
    properties: {
      $schema: { type: 'string' },
      pack: letters,
      deck: game.properties!.deck!,
      cards: {
        type: 'array',
        minItems: 1,
        maxItems: MOST_CARDS,
        items: {
          ...game.properties!.cards!.items,
          properties,
          required: ['id', 'copies', 'name', 'kind', 'colors', 'cost'],
        },
      },
    },
    required: ['pack', 'deck', 'cards'],
    $defs: {
      ...defs,
      count: { ...count, minimum: 1, maximum: MOST_OF_ANYTHING },
      small: { ...count, maximum: MOST_IN_A_COST },
      cost: {
        ...cost,
        properties: Object.fromEntries(Object.keys(cost!.properties!).map((good) => [good, { $ref: '#/$defs/small' }])),
      },
      effects: { ...effects, maxItems: MOST_EFFECTS },
    },
  };
}

export const SCHEMA: Schema = ownSchema();
