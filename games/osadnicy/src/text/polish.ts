import { type Case, joined, listed, Polish, type Wording } from '@imperia/kit';
import type { Power, When } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { backOf, deckAt, isSeen } from './cards.ts';
import { isColour, type Osadnicy, type Own, pictured, stocked } from './clauses.ts';
import type { Noun } from './lexicon/keys.ts';
import { adjectives, decks, notes, nouns, verbs } from './lexicon/polish.ts';
import type { Part } from './parts.ts';
import { setThings } from './phrases.ts';

type Words = Wording<Osadnicy, Case>;
type Whens = { readonly [K in When['event']]: (when: Extract<When, { event: K }>, words: Words) => Part[] };

const WHENS: Whens = {
  build: ({ what }, words) => [
    'ilekroć zbudujesz ',
    ...words.phrase({ noun: 'location', adjectives: [what] }, 'acc'),
    ',',
  ],
  deal: (_when, words) => ['ilekroć podpiszesz ', ...words.phrase({ noun: 'deal' }, 'acc'), ','],
  raze: ({ of }) => [`ilekroć splądrujesz ${of ? '' : 'kartę lub '}Lokację,`],
  razed: () => ['ilekroć przeciwnik splądruje twoją Lokację,'],
  razeHand: () => ['ilekroć splądrujesz kartę z ręki,'],
  set: ({ of }, words) => [
    'ilekroć skompletujesz Zestaw ',
    ...listed(
      setThings(of).map((thing) => words.phrase(thing, 'gen')),
      ' i ',
    ),
    ',',
  ],
  spendTech: (_when, words) => ['ilekroć pierwszy raz w turze wydasz ', ...words.phrase({ noun: 'tech' }, 'acc'), ','],
  samurai: (_when, words) => ['ilekroć umieścisz ', ...words.phrase({ noun: 'samurai' }, 'acc'), ','],
  foundation: (_when, words) => ['ilekroć zyskasz ', ...words.phrase({ noun: 'foundation' }, 'acc'), ','],
  visit: () => ['ilekroć przeciwnik wyśle Robotnika do twojej Otwartej Produkcji,'],
  giveUp: () => ['ilekroć odrzucisz Lokację Frakcyjną, by zbudować inną,'],
  enemyExchange: () => ['ilekroć przeciwnik wymieni parę Robotników,'],
  favour: (_when, words) => ['ilekroć zyskasz ', ...words.phrase({ noun: 'favour' }, 'acc'), ','],
  prayer: ({ atLeast }) => [`ilekroć odmówisz Modlitwę, w której pasują co najmniej ${atLeast} karty,`],
  favouredPoints: (_when, words) => [
    'ilekroć da ci punkty Lokacja w kolorze jednego z twoich ',
    words.pictured({ noun: 'favour' }, nouns.favour.many.gen),
    ',',
  ],
  points: ({ atLeast }, words) => [
    'ilekroć zyskasz naraz co najmniej ',
    ...words.phrase({ noun: 'vp', n: atLeast }, 'acc'),
    ',',
  ],
  conquer: () => ['ilekroć podbijesz Lokację,'],
  conquered: () => ['ilekroć przeciwnik podbije twoją Lokację,'],
  roundEnd: () => ['na koniec rundy'],
  cleanup: () => ['w fazie Czyszczenia'],
};

function when<K extends When['event']>(said: Extract<When, { event: K }>, words: Words): Part[] {
  return WHENS[said.event as K](said, words);
}

const POWERS: Readonly<Record<Power, string>> = {
  neverGivenUp: 'tej Lokacji nie można odrzucić, by zbudować inną',
  samuraiOnCommon: 'Samurajowie mogą strzec także twoich Lokacji Zwykłych, nawet obok żetonu Obrony',
  choosesColour: 'budując tę Lokację, wybierz dla niej kolor',
  goldenPrayers: 'w każdej Modlitwie możesz wydać 1 Złoto, by policzyć 2 pasujące karty więcej',
  whiteFoundations: 'twoje Fundamenty są białe i liczą się do Zestawów',
  longPrayers: 'w każdej swojej Modlitwie dobierasz 2 karty więcej',
  greyFoundations: 'twoje Fundamenty są szare i liczą się do Zestawów',
  untouchable: 'twoich Lokacji nie można splądrować',
  noHostWorker: 'przeciwnicy, z których Otwartej Produkcji korzystasz, nie zyskują Robotnika',
};

function own(clause: Own, words: Words): Part[] {
  if (clause.is === 'power') return [POWERS[clause.power]];
  if (clause.is === 'stocks') {
    const goods = words.phrase(stocked(clause), 'acc');
    return ['w fazie Czyszczenia możesz położyć tu ', ...goods, ' do końca następnej Produkcji'];
  }
  if (clause.is === 'extra') {
    return [`przy co najmniej ${clause.atLeast} o `, ...words.phrase({ noun: 'vp', n: clause.vp }, 'acc'), ' więcej'];
  }
  if (clause.is === 'keeps') {
    const kept = clause.tokens.map((noun) => [words.pictured({ noun }, storedForm(noun))]);
    return joined([['w fazie Czyszczenia przechowujesz'], listed(kept, ' i ')]);
  }
  if (clause.is === 'fortress') return ['działa na nią tylko Oblężenie'];
  const tokens = words.phrase({ noun: 'raze', n: Math.abs(clause.n) }, 'acc');
  if (clause.is === 'conquest') {
    const [who, more] = clause.n < 0 ? ['wydajesz o', 'mniej'] : ['przeciwnicy wydają o', 'więcej'];
    return joined([[who], tokens, [`${more}, by podbić ${CONQUERED[clause.of]}`]]);
  }
  return joined([['przeciwnicy wydają o'], tokens, ['więcej, by splądrować'], words.phrase(clause.of, 'acc')]);
}

const CONQUERED: Readonly<Record<Extract<Own, { is: 'conquest' }>['of'], string>> = {
  this: 'tę Lokację',
  leftmost: 'twoje Lokacje na lewym skraju rzędu',
  production: 'twoje Lokacje Produkcyjne',
  second: 'drugą od lewej Lokację w rzędzie',
};

/** Drewno has no plural; the others are stored by the piece. */
function storedForm(noun: Noun): string {
  const { gender, one, many } = nouns[noun];
  return gender === 'n' ? one.acc : many.acc;
}

export const polish = new Polish<Osadnicy>({
  nouns,
  adjectives,
  verbs,
  notes,
  realm: 'w swoim Imperium',
  cardName: (card) => (isSeen(card) ? CARDS[card]!.data.name.pl : null),
  hiddenCard(card, as) {
    const back = backOf(card);
    if (back === 'common') return nouns.commonCard.one[as];
    // Whose Faction it is goes without saying: everybody draws from their own deck.
    return back ? `${nouns.card.one[as]} ${back === 'virtual' ? 'Ataku' : 'Frakcji'}` : nouns.card.one[as];
  },
  side: (deckNo) => decks[deckAt(deckNo)].players,
  shows: isColour,
  pictured,
  when,
  own,
});
