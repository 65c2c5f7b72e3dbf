import { decisionOf, type Seat } from '@imperia/engine';
import type { Block, Lang, Line, MapPlace, Sketch, SketchedThing } from '@imperia/kit';
import { ADVANCES, CATEGORIES } from '../advances.ts';
import { citiesOf, cityAt, grid, sizeOf } from '../cities.ts';
import { CIVILIZATION_DATA, ownAdvance } from '../civilization-data.ts';
import { agesOf } from '../config.ts';
import { GOODS } from '../goods.ts';
import { owns } from '../knowledge.ts';
import { UNEXPLORED } from '../map/tiles.ts';
import { NOBODY, PIRATES } from '../owners.ts';
import { UNITS } from '../pieces.ts';
import { rules } from '../rules.ts';
import { totalOf } from '../scoring.ts';
import { ANGRY, type City, HAPPY, type State } from '../state.ts';
import { cardLines } from '../text/card-texts.ts';
import { cardName, isSeen } from '../text/cards.ts';
import { cityFacts, hexFacts } from '../text/hexes.ts';
import { categoryName, goodName, placeOf, seatName, unitName } from '../text/names.ts';
import { SKETCH_WORDS } from '../text/sketch-words.ts';
import { kindOf, owners, unitsAt } from '../units.ts';
import { cardThing, hexCode, hexThing, unitThing } from './things.ts';

/** The table in words, as a seat sees it. */
export function sketch(view: State, me: Seat, lang: Lang): Sketch {
  const words = SKETCH_WORDS[lang];
  const own = view.seats[me];
  return [
    {
      is: 'facts',
      of: [
        [words.round(view.age, agesOf(view.config), view.round)],
        [words.first(seatName(view, view.first, lang))],
        [words.turn(seatName(view, view.active, lang), view.actions)],
      ],
    },
    { is: 'map', of: places(view, lang) },
    hexes(view, lang),
    ...neutrals(view, lang),
    ...[...view.seats.keys()].filter((seat) => seat !== me).map((seat) => realm(view, seat, false, lang)),
    ...(own ? [realm(view, me, true, lang), ...hands(view, me, lang)] : []),
    ...reachable(view, me, lang),
    ...battle(view, lang),
  ];
}

/** A few letters for each hex: terrain, city with its owner and size, how many units. */
function places(view: State, lang: Lang): MapPlace[] {
  return grid(view).hexes.map(({ q, r, code }, hex) => ({
    thing: `hex ${code}`,
    q,
    r: r + Math.floor(q / 2),
    text: `${code} ${sign(view, hex, lang)}`,
  }));
}

/** `L 2R3 i2`: Forest; a city of the second player, size 3; two units. */
function sign(view: State, hex: number, lang: Lang): string {
  const { signs, moods } = SKETCH_WORDS[lang];
  const city = cityAt(view, hex);
  const stands = city ? `${ownerSign(city.owner)}${sizeOf(city)}${moodSign(city, moods)}` : '';
  const units = owners(view).flatMap((owner) => {
    const n = unitsAt(view, owner, hex).length;
    return n > 0 ? [`${city?.owner === owner ? '' : ownerSign(owner)}+${n}`] : [];
  });
  const exhausted = view.exhausted.includes(hex) ? '×' : '';
  return [signs[placeOf(view.terrain[hex]!)] + exhausted, [stands, ...units].join('')].filter((one) => one).join(' ');
}

function moodSign({ mood }: City, moods: { readonly happy: string; readonly angry: string }): string {
  return mood === HAPPY ? moods.happy : mood === ANGRY ? moods.angry : '';
}

/** Players by their number, barbarians and pirates by a sign. */
function ownerSign(owner: number): string {
  return ['①', '②', '③', '④', 'B', 'P'][owner] ?? '';
}

/** One sentence for each hex that is explored, column by column. */
function hexes(view: State, lang: Lang): Block {
  return {
    is: 'things',
    title: SKETCH_WORDS[lang].map,
    of: grid(view)
      .hexes.flatMap(({ code }, hex) =>
        view.terrain[hex] === UNEXPLORED
          ? []
          : [{ thing: `hex ${code}` as const, name: code, facts: [[hexFacts(view, hex, lang)]] }],
      )
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function neutrals(view: State, lang: Lang): Sketch {
  const words = SKETCH_WORDS[lang];
  const camps = owners(view).filter(
    (owner) => owner >= 4 && (citiesOf(view, owner).length > 0 || unitsOf(view, owner)),
  );
  return camps.map((owner) => ({
    is: 'group',
    title: [seatName(view, owner, lang)],
    of: [...(owner === PIRATES ? [] : [cities(view, owner, lang)]), units(view, owner, words.units, lang)],
  }));
}

function unitsOf(view: State, owner: number): boolean {
  return grid(view).hexes.some((_, hex) => unitsAt(view, owner, hex).length > 0);
}

function realm(view: State, seat: Seat, mine: boolean, lang: Lang): Block {
  const words = SKETCH_WORDS[lang];
  const own = view.seats[seat]!;
  const name = seatName(view, seat, lang);
  return {
    is: 'group',
    title: [mine ? words.you(name) : name],
    seat,
    of: [
      {
        is: 'facts',
        of: [
          [words.points(totalOf(view, seat))],
          ...GOODS.map((_, good): Line => [`${goodName(good, lang)}: ${own.goods[good]}`]),
          [words.track(own.track)],
          ...(mine ? [] : [[words.hands(own.hand.length, own.objectives.length, own.wonderHand.length)]]),
        ],
      },
      ...advances(view, seat, lang),
      cities(view, seat, lang),
      units(view, seat, words.units, lang),
      ...cardList(words.completed, own.completed, lang),
      ...cardList(words.leader, own.ruling, lang),
    ],
  };
}

function advances(view: State, seat: Seat, lang: Lang): Sketch {
  const own = view.seats[seat]!;
  const known = CATEGORIES.flatMap((id, category) => {
    const names = ADVANCES.flatMap((advance, at) =>
      advance.category === category && owns(own, at) ? [advance.name[lang]] : [],
    );
    return names.length > 0 ? [`${categoryName(id, lang)}: ${names.join(', ')}`] : [];
  });
  const mine = CIVILIZATION_DATA[own.civilization]?.advances.filter((_, place) => owns(own, ownAdvance(place))) ?? [];
  const ours = mine.length > 0 ? [`${SKETCH_WORDS[lang].own}: ${mine.map(({ name }) => name[lang]).join(', ')}`] : [];
  return [{ is: 'facts', of: [...known, ...ours].map((text) => [text]) }];
}

function cities(view: State, owner: number, lang: Lang): Block {
  return {
    is: 'things',
    title: SKETCH_WORDS[lang].cities,
    of: citiesOf(view, owner).map((city) => ({
      thing: hexThing(view, city.hex),
      name: hexCode(view, city.hex),
      facts: [[cityFacts(view, city, lang).join(', ')]],
    })),
  };
}

/** Each kind on each hex is one thing. */
function units(view: State, owner: number, title: string, lang: Lang): Block {
  const of: SketchedThing[] = grid(view).hexes.flatMap(({ code }, hex) => {
    const kinds = unitsAt(view, owner, hex).map(kindOf);
    return UNITS.flatMap((_, kind) => {
      const n = kinds.filter((one) => one === kind).length;
      return n > 0 ? [{ thing: unitThing(kind, code), name: unitName(kind, lang), facts: [[`${code} ×${n}`]] }] : [];
    });
  });
  return { is: 'things', title, of };
}

function cardList(title: string, cards: readonly number[], lang: Lang): Sketch {
  if (cards.length === 0) return [];
  return [
    {
      is: 'things',
      title,
      of: cards.map((card) => ({ thing: cardThing(card), name: cardName(card, lang), facts: cardLines(card, lang) })),
    },
  ];
}

function hands(view: State, me: Seat, lang: Lang): Sketch {
  const words = SKETCH_WORDS[lang];
  const { hand, objectives, wonderHand, offered } = view.seats[me]!;
  return [
    ...cardList(words.yourHand, hand, lang),
    ...cardList(words.yourObjectives, objectives, lang),
    ...cardList(words.yourWonders, wonderHand, lang),
    ...cardList(words.aside, offered, lang),
  ];
}

/** Where the group that is asked about can go; only who is asked, and sees the hand, can tell what could be done. */
function reachable(view: State, me: Seat, lang: Lang): Sketch {
  const step = view.steps.at(-1);
  const mine = view.branches.length > 0 || (step !== undefined && 'seat' in step && step.seat === me);
  const asked = mine && view.seats[me]?.hand.every(isSeen) ? decisionOf(rules, view, me) : null;
  const ways = (asked?.options ?? []).filter((option) => option.do === 'go');
  const there = [...new Set(ways.map(({ to }) => to))];
  if (there.length === 0) return [];
  return [
    {
      is: 'things',
      title: SKETCH_WORDS[lang].reachable,
      of: there.map((hex) => ({
        thing: hexThing(view, hex),
        name: hexCode(view, hex),
        facts: [[hexFacts(view, hex, lang, me)]],
      })),
    },
  ];
}

function battle(view: State, lang: Lang): Sketch {
  if (!view.battle) return [];
  const { attacker, defender, hex, round } = view.battle;
  const name = (owner: number) => (owner === NOBODY ? '' : seatName(view, owner, lang));
  return [
    {
      is: 'line',
      parts: [SKETCH_WORDS[lang].battle(hexCode(view, hex), name(attacker), name(defender), round)],
    },
  ];
}
