import { type Lang, plain, type Sketch, type Spoken, type Thing } from '@imperia/kit';
import { ADVANCES } from '../advances.ts';
import { cityAt } from '../cities.ts';
import type { Goods } from '../goods.ts';
import { cardIn, hexIn, idIn, unitIn } from '../kit/things.ts';
import { BUILDING_DATA, BUILDINGS, type BuildingName, UNIT_DATA } from '../pieces.ts';
import type { State } from '../state.ts';
import { advanceFacts, advanceLines, ownAdvanceOf, passages } from './card-texts.ts';
import { cardName } from './cards.ts';
import { EnglishWords } from './english/speech.ts';
import { hexFacts, hexName } from './hexes.ts';
import { buildingName, unitName } from './names.ts';
import { buildingLines, unitLines } from './piece-texts.ts';
import { PolishWords } from './polish/speech.ts';

/** What a thing is called. */
export function thingName(thing: Thing, lang: Lang): string {
  const id = idIn(thing, 'advance');
  const advance = id === null ? undefined : (ADVANCES.find((one) => one.id === id) ?? ownAdvanceOf(id));
  if (advance) return advance.name[lang];
  const card = cardIn(thing);
  if (!Number.isNaN(card)) return cardName(card, lang);
  const kind = unitIn(thing);
  if (kind >= 0) {
    const code = idIn(thing, 'unit')!.split(' ')[1];
    return code ? `${unitName(kind, lang)} (${code})` : unitName(kind, lang);
  }
  const building = BUILDINGS.indexOf((idIn(thing, 'building') ?? '') as BuildingName);
  return building >= 0 ? buildingName(building, lang) : (idIn(thing, 'hex') ?? thing);
}

/** What it is, in full. */
export function explained(view: State, thing: Thing, lang: Lang): Sketch {
  const hex = hexIn(view, thing);
  if (hex >= 0 && idIn(thing, 'hex') !== null) return explainedHex(view, hex, lang);
  return explainedPiece(thing, lang);
}

function explainedHex(view: State, hex: number, lang: Lang): Sketch {
  const city = cityAt(view, hex);
  const buildings = city
    ? city.buildings.flatMap((colour, building) => (colour >= 0 ? buildingLines(building, lang) : []))
    : [];
  return [
    { is: 'line', parts: [`${hexName(view, hex, lang)}: ${hexFacts(view, hex, lang)}.`] },
    ...buildings.map((parts) => ({ is: 'line' as const, parts })),
  ];
}

/** Whatever is the same in every game: a card, an advance, a unit, a building. */
export function explainedPiece(thing: Thing, lang: Lang): Sketch {
  const name: Sketch = [{ is: 'line', parts: [thingName(thing, lang)] }];
  const advance = idIn(thing, 'advance');
  if (advance !== null)
    return [
      ...name,
      { is: 'facts', of: advanceFacts(advance, lang) },
      ...advanceLines(advance, lang).map((parts) => ({ is: 'line' as const, parts })),
    ];
  const kind = unitIn(thing);
  if (kind >= 0) return [...name, price(UNIT_DATA[kind]!.cost, lang), ...lines(unitLines(kind, lang))];
  const building = BUILDINGS.indexOf((idIn(thing, 'building') ?? '') as BuildingName);
  if (building >= 0)
    return [...name, price(BUILDING_DATA[building]!.cost, lang), ...lines(buildingLines(building, lang))];
  const card = cardIn(thing);
  if (Number.isNaN(card)) return name;
  return [
    ...name,
    ...passages(card, lang).map((passage) => ({
      is: 'group' as const,
      title: [passage.name],
      of: lines(passage.lines),
    })),
  ];
}

function lines(some: readonly (readonly (string | { readonly text: string })[])[]): Sketch {
  return some.map((parts) => ({ is: 'line', parts: [plain(parts)] }));
}

const COST: Spoken<string> = { pl: 'koszt', en: 'cost' };

function price(cost: Goods, lang: Lang): Sketch[number] {
  const goods = lang === 'pl' ? new PolishWords().goods(cost, 'nom') : new EnglishWords().goods(cost);
  return { is: 'facts', of: [[`${COST[lang]}: `, ...goods]] };
}
