import type { PackFlaw } from '@imperia/kit';
import type { CardData, Effect, When } from '../card-data.ts';
import { locationCards } from '../cards.ts';
import { type Placed, wordsOf } from './places.ts';

export function flaw(path: PackFlaw['path'], pl: string, en: string): PackFlaw {
  return { path, text: { pl, en } };
}

/** Words that only give: they can stand anywhere. */
const GIVING: readonly Effect['op'][] = ['gain', 'gainPer', 'gainPerSet', 'oneOf'];

/** What happens by gaining alone: a feature that answers it could set itself off for ever. */
const BY_GAINING: readonly When['event'][] = ['points', 'favour', 'favouredPoints', 'foundation'];

let places: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** Where the words stand on the cards of the game. */
function knownPlaces(): ReadonlyMap<string, ReadonlySet<string>> {
  if (places) return places;
  const found = new Map<string, Set<string>>();
  for (const { data } of locationCards()) {
    for (const { effect, place } of wordsOf(data)) {
      const word = wordIn(effect);
      found.set(word, (found.get(word) ?? new Set()).add(place));
    }
  }
  places = found;
  return places;
}

/** Prayers differ by what they bring. */
function wordIn(effect: Effect): string {
  return 'reward' in effect ? `${effect.op}: ${effect.reward}` : effect.op;
}

/** What is wrong with what a card does, word by word. */
export function effectFlaws(card: CardData): PackFlaw[] {
  const words = wordsOf(card);
  return [
    ...words.flatMap(placeFlaws),
    ...words.flatMap((word) => needFlaws(card, word)),
    ...triggerFlaws(card),
    ...timesFlaws(card),
    ...instantFlaws(card),
  ];
}

function placeFlaws({ effect, place, path }: Placed): PackFlaw[] {
  if (GIVING.includes(effect.op)) return [];
  const word = wordIn(effect);
  const known = knownPlaces().get(word) ?? new Set();
  if (known.has(place)) return [];
  const at = [...known].join(', ');
  return [
    flaw(
      path,
      `słowo „${word}” nie działa w tym miejscu${at && `; działa w: ${at}`}`,
      `the word "${word}" does not work here${at && `; it works in: ${at}`}`,
    ),
  ];
}

/** Words that speak of something else on the card. */
function needFlaws(card: CardData, { effect, place, path }: Placed): PackFlaw[] {
  const stocked = effect.op === 'gainStocked' || ('per' in effect && effect.per === 'stocked');
  if (stocked && !card.stock) return [flaw(path, 'karta nie ma pola „stock”', 'the card has no "stock"')];
  if ('by' in effect && effect.by === 'laid' && !card.action?.spend.laid)
    return [
      flaw(path, 'akcja nie kładzie karty: brak „laid” w „spend”', 'the action lays no card: "spend" has no "laid"'),
    ];
  if ('by' in effect && effect.by === 'deal' && place !== 'triggers deal')
    return [flaw(path, '„by: deal” działa tylko po podpisaniu umowy', '"by: deal" works only when a deal is signed')];
  if (effect.op === 'copyProduction' && place === 'production')
    return [
      flaw(
        path,
        'produkcja nie może powtarzać produkcji: mogłaby powtarzać samą siebie',
        'a production cannot copy a production: it might copy itself',
      ),
    ];
  if (effect.op === 'drawAndKeep' && effect.keep > effect.draw)
    return [flaw(path, 'nie można zachować więcej kart, niż się dobiera', 'more cards are kept than drawn')];
  if (effect.op === 'drawAndSort' && effect.into.some(({ n }) => n > effect.draw))
    return [flaw(path, 'rozdziela się więcej kart, niż się dobiera', 'more cards are sorted than drawn')];
  return [];
}

function triggerFlaws({ triggers = [] }: CardData): PackFlaw[] {
  return triggers.flatMap(({ when, effects, max }, i) => {
    if (max !== undefined || when.event === 'cleanup') return [];
    const more = effects.some(({ op }) => !GIVING.includes(op)) || BY_GAINING.includes(when.event);
    if (!more) return [];
    return [flaw(['triggers', i], 'potrzebne jest „max”: ile razy w rundzie', '"max" is needed: how often in a round')];
  });
}

function timesFlaws({ action, instant = [] }: CardData): PackFlaw[] {
  const ways = [
    ...(action ? [{ way: action, path: ['action'] }] : []),
    ...instant.map((way, i) => ({ way, path: ['instant', i] })),
  ];
  return ways.flatMap(({ way, path }) =>
    way.times === 'any'
      ? [
          flaw(
            [...path, 'times'],
            'podaj liczbę: własna karta nie działa bez końca',
            'give a number: a card of your own does not work without end',
          ),
        ]
      : [],
  );
}

function instantFlaws({ instant = [] }: CardData): PackFlaw[] {
  return instant.flatMap(({ spend }, i) =>
    spend.laid
      ? [
          flaw(
            ['instant', i, 'spend', 'laid'],
            'pod kartą natychmiastową nie można nic położyć',
            'nothing can be laid under an instant card',
          ),
        ]
      : [],
  );
}
