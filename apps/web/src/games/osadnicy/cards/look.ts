import {
  type Card,
  type CardData,
  type Colour,
  deckNamed,
  type Faction,
  type Lang,
  spokenCard,
} from '@imperia/osadnicy';

/** A card's colour as style: its frame and the ground of its picture; several colours share the ground. */
export function colourStyle({ colors }: Pick<CardData, 'colors'>): string {
  const [first, ...more] = colors;
  if (first === undefined) return '--c: var(--none); --ground: var(--none)';
  const hatch = `--hatch: ${colors.map((colour: Colour) => `var(--${colour}-hatch)`).join(', ')}`;
  if (more.length === 0) return `--c: var(--${first}); --ground: var(--${first}); ${hatch}`;
  const share = 100 / colors.length;
  const stripes = colors.map((colour: Colour, i) => `var(--${colour}) ${i * share}% ${(i + 1) * share}%`);
  return `--c: var(--${first}); --ground: linear-gradient(115deg, ${stripes.join(', ')}); ${hatch}`;
}

/** The faction whose card it is. */
export function factionOf(deck: number): Faction | null {
  const name = deckNamed(deck);
  return name === undefined || name === 'common' ? null : name;
}

const LABELS: Readonly<Record<Lang, WeakMap<Card, string>>> = { pl: new WeakMap(), en: new WeakMap() };

/** Everything that a card shows, in words: long to work out, and said of every card on the table. */
export function cardLabel(card: Card, lang: Lang): string {
  const known = LABELS[lang].get(card) ?? spokenCard(card, lang);
  LABELS[lang].set(card, known);
  return known;
}
