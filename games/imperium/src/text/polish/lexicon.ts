import {
  type Case,
  type Declined,
  declined,
  type Five,
  type Forms,
  forms,
  noun,
  type PolishNoun,
  type PolishVerb,
  verb as verbOfThree,
} from '@imperia/kit/inflection';
import type { Icon, Nation, Place, Pronoun, StateName } from '../../card-data.ts';
import type { Countable } from '../clauses.ts';
import type { Verb, Word } from '../keys.ts';

const żeton: Five = ['żeton', 'żetonu', 'żeton', 'żetonem', 'żetonie'];
const żetony: Five = ['żetony', 'żetonów', 'żetony', 'żetonami', 'żetonach'];

export const tokens: Record<Countable, PolishNoun> = {
  materials: noun('m', żeton, żetony, ' zasobów'),
  population: noun('m', żeton, żetony, ' populacji'),
  progress: noun('m', żeton, żetony, ' postępu'),
  exhaust: noun('m', żeton, żetony, ' zaznaczenia'),
  action: noun('f', ['akcja', 'akcji', 'akcję', 'akcją', 'akcji'], ['akcje', 'akcji', 'akcje', 'akcjami', 'akcjach']),
  vp: noun('m', ['PZ', 'PZ', 'PZ', 'PZ', 'PZ'], ['PZ', 'PZ', 'PZ', 'PZ', 'PZ']),
};

const karta: Five = ['karta', 'karty', 'kartę', 'kartą', 'karcie'];
const karty: Five = ['karty', 'kart', 'karty', 'kartami', 'kartach'];
const CASE_ORDER: readonly Case[] = ['nom', 'gen', 'acc', 'ins', 'loc'];

/** A card called by an adjective: karta archaiczna. */
function cardThatIs(adjective: Declined): PolishNoun {
  const agreed = (five: Five, number: 'f' | 'many'): Five =>
    five.map((form, i) => `${form} ${adjective[number][CASE_ORDER[i]!]}`) as unknown as Five;
  return noun('f', agreed(karta, 'f'), agreed(karty, 'many'));
}

const archaiczna = declined('archaiczn');
const cywilizowana = declined('cywilizowan');
const trwała = declined('trwał');
const region: Five = ['region', 'regionu', 'region', 'regionem', 'regionie'];
const regiony: Five = ['regiony', 'regionów', 'regiony', 'regionami', 'regionach'];

/** Cards by what they are. A region symbol stands for a region that shows it. */
export const words: Record<Word, PolishNoun> = {
  card: noun('f', karta, karty),
  power: noun('f', karta, karty, ' potęgi'),
  region: noun('m', region, regiony),
  uncivilised: cardThatIs(archaiczna),
  civilised: cardThatIs(cywilizowana),
  tributary: noun(
    'm',
    ['hołd', 'hołdu', 'hołd', 'hołdem', 'hołdzie'],
    ['hołdy', 'hołdów', 'hołdy', 'hołdami', 'hołdach'],
  ),
  fame: noun('f', karta, karty, ' sławy'),
  unrest: noun('m', ['bunt', 'buntu', 'bunt', 'buntem', 'buncie'], ['bunty', 'buntów', 'bunty', 'buntami', 'buntach']),
  production: noun('m', region, regiony, ' z symbolem produkcji'),
  fertile: noun('m', region, regiony, ' z symbolem żyzności'),
  river: noun('m', region, regiony, ' z symbolem rzeki'),
  city: noun(
    'n',
    ['miasto', 'miasta', 'miasto', 'miastem', 'mieście'],
    ['miasta', 'miast', 'miasta', 'miastami', 'miastach'],
  ),
  metropolis: noun(
    'f',
    ['metropolia', 'metropolii', 'metropolię', 'metropolią', 'metropolii'],
    ['metropolie', 'metropolii', 'metropolie', 'metropoliami', 'metropoliach'],
  ),
  knight: noun(
    'person',
    ['rycerz', 'rycerza', 'rycerza', 'rycerzem', 'rycerzu'],
    ['rycerze', 'rycerzy', 'rycerzy', 'rycerzami', 'rycerzach'],
  ),
  mask: noun('f', ['maska', 'maski', 'maskę', 'maską', 'masce'], ['maski', 'masek', 'maski', 'maskami', 'maskach']),
  scroll: noun('m', ['zwój', 'zwoju', 'zwój', 'zwojem', 'zwoju'], ['zwoje', 'zwojów', 'zwoje', 'zwojami', 'zwojach']),
  permanent: cardThatIs(trwała),
  attack: noun('f', karta, karty, ' ataku'),
  empire: noun('f', karta, karty, ' z symbolem imperium'),
  quest: noun('f', ['misja', 'misji', 'misję', 'misją', 'misji'], ['misje', 'misji', 'misje', 'misjami', 'misjach']),
  'variable-vp': noun('f', karta, karty, ' o zmiennej liczbie punktów'),
};

const fixed = (text: string): Declined => {
  const same = forms([text, text, text, text, text]);
  return { m: same, person: same, f: same, n: same, many: same };
};

/** What is said of a card of this suit after the word "karta". */
export const afterCard: Partial<Record<Word, Declined>> = {
  uncivilised: archaiczna,
  civilised: cywilizowana,
  permanent: trwała,
  region: fixed('regionu'),
  tributary: fixed('hołdu'),
  attack: fixed('ataku'),
};

/** The symbols themselves, where they are counted. */
export const symbols: Partial<Record<Icon, string>> = { production: 'produkcji', fertile: 'żyzności', river: 'rzeki' };
export const symbol: PolishNoun = noun(
  'm',
  ['symbol', 'symbolu', 'symbol', 'symbolem', 'symbolu'],
  ['symbole', 'symboli', 'symbole', 'symbolami', 'symbolach'],
);

const this_: Five = ['ta', 'tej', 'tę', 'tą', 'tej'];
const agreedCard = (adjective: Five): Forms =>
  forms(adjective.map((form, i) => `${form} ${karta[i]}`) as unknown as Five);

export const pronouns: Record<Pronoun, Forms> = {
  this: agreedCard(this_),
  it: forms(['ona', 'jej', 'ją', 'nią', 'niej']),
  drawn: agreedCard(['dobrana', 'dobranej', 'dobraną', 'dobraną', 'dobranej']),
  revealed: forms(['ona', 'jej', 'ją', 'nią', 'niej']),
  acquired: agreedCard(['zdobyta', 'zdobytej', 'zdobytą', 'zdobytą', 'zdobytej']),
  'active-quest': forms(['aktywna misja', 'aktywnej misji', 'aktywną misję', 'aktywną misją', 'aktywnej misji']),
};

export const each = declined('każd');
export const other = declined('kolejn');
export const nadchodząca = declined('nadchodząc');
export const all: Forms = forms(['wszystkie', 'wszystkich', 'wszystkie', 'wszystkimi', 'wszystkich']);

/** What each player does: bierze. */
interface ImperiumVerb extends PolishVerb {
  readonly each: string;
}

function verb(
  command: string,
  infinitive: string,
  told: string,
  each: string,
  more: Pick<PolishVerb, 'takes' | 'tail'> = {},
): ImperiumVerb {
  return { ...verbOfThree(command, infinitive, told, more), each };
}

export const verbs: Record<Verb, ImperiumVerb> = {
  gain: verb('zyskaj', 'zyskać', 'zyskują', 'zyskuje'),
  pay: verb('zapłać', 'zapłacić', 'płacą', 'płaci'),
  spend: verb('wydaj', 'wydać', 'wydają', 'wydaje'),
  draw: verb('dobierz', 'dobrać', 'dobierają', 'dobiera'),
  take: verb('weź', 'wziąć', 'biorą', 'bierze'),
  discard: verb('odrzuć', 'odrzucić', 'odrzucają', 'odrzuca'),
  top: verb('połóż', 'położyć', 'kładą', 'kładzie', { tail: 'na wierzchu talii' }),
  bottom: verb('umieść', 'umieścić', 'umieszczają', 'umieszcza', { tail: 'na spodzie talii nacji' }),
  history: verb('przenieś', 'przenieść', 'przenoszą', 'przenosi', { tail: 'do historii' }),
  sink: verb('zatop', 'zatopić', 'zatapiają', 'zatapia'),
  exile: verb('usuń', 'usunąć', 'usuwają', 'usuwa'),
  abandon: verb('porzuć', 'porzucić', 'porzucają', 'porzuca'),
  recall: verb('cofnij', 'cofnąć', 'cofają', 'cofa'),
  return: verb('zwróć', 'zwrócić', 'zwracają', 'zwraca'),
  garrison: verb('umieść', 'umieścić', 'umieszczają', 'umieszcza', { tail: 'w garnizonie' }),
  play: verb('zagraj', 'zagrać', 'zagrywają', 'zagrywa'),
  freeplay: verb('zagraj bez akcji', 'zagrać bez akcji', 'zagrywają bez akcji', 'zagrywa bez akcji'),
  toDiscard: verb('odłóż', 'odłożyć', 'odkładają', 'odkłada', { tail: 'na stos kart odrzuconych' }),
  acquire: verb('zdobądź', 'zdobyć', 'zdobywają', 'zdobywa'),
  breakthrough: verb('podporządkuj', 'podporządkować', 'podporządkowują', 'podporządkowuje'),
  steal: verb('zabierz', 'zabrać', 'zabierają', 'zabiera'),
  place: verb('połóż', 'położyć', 'kładą', 'kładzie'),
  look: verb('podejrzyj', 'podejrzeć', 'podglądają', 'podgląda'),
  reveal: verb('odkryj', 'odkryć', 'odkrywają', 'odkrywa'),
  find: verb('odszukaj', 'odszukać', 'wyszukują', 'wyszukuje'),
  swap: verb('wymień', 'wymienić', 'wymieniają', 'wymienia'),
  give: verb('daj', 'dać', 'dają', 'daje'),
  develop: verb('rozwiń', 'rozwinąć', 'rozwijają', 'rozwija'),
  shuffle: verb('potasuj', 'potasować', 'tasują', 'tasuje'),
  choose: verb('wybierz', 'wybrać', 'wybierają', 'wybiera'),
  exhaust: verb('zaznacz', 'zaznaczyć', 'zaznaczają', 'zaznacza'),
  resolve: verb('rozpatrz', 'rozpatrzyć', 'rozpatrują', 'rozpatruje'),
  use: verb('użyj', 'użyć', 'używają', 'używa', { takes: 'gen' }),
  put: verb('umieść', 'umieścić', 'umieszczają', 'umieszcza'),
  toMarket: verb('wyłóż', 'wyłożyć', 'wykładają', 'wykłada', { tail: 'na rynek' }),
  toNation: verb('połóż', 'położyć', 'kładą', 'kładzie', { tail: 'na talii nacji' }),
  takeBack: verb('przełóż', 'przełożyć', 'przekładają', 'przekłada', { tail: 'na kartę systemu' }),
  putDeepest: verb('połóż', 'położyć', 'kładą', 'kładzie', { tail: 'najgłębiej' }),
  gainCard: verb('pozyskaj', 'pozyskać', 'pozyskują', 'pozyskuje'),
};

/** Where cards come from. */
export const places: Record<Place | 'fame', string> = {
  hand: 'z ręki',
  deck: 'z talii',
  discard: 'ze stosu kart odrzuconych',
  play: 'z obszaru gry',
  garrison: 'z garnizonu',
  here: 'spod tej karty',
  history: 'z historii',
  exile: 'ze stosu kart usuniętych',
  market: 'z rynku',
  nation: 'z talii nacji',
  quests: 'z obszaru misji',
  looked: 'spośród podejrzanych kart',
  drawn: 'spośród dobranych kart',
  fame: 'z talii sławy',
};

export const states: Record<StateName, { readonly name: string; readonly genitive: string }> = {
  barbarian: { name: 'barbarzyńcy', genitive: 'barbarzyńców' },
  empire: { name: 'imperium', genitive: 'imperium' },
};

/** To whom something is given, or from whom it is taken away. */
export const datives: Record<Nation, string> = {
  carthaginians: 'Kartagińczykom',
  celts: 'Celtom',
  greeks: 'Grekom',
  macedonians: 'Macedończykom',
  persians: 'Persom',
  romans: 'Rzymianom',
  scythians: 'Scytom',
  vikings: 'Wikingom',
  arthurians: 'Arturianom',
  atlanteans: 'Atlantydom',
  egyptians: 'Egipcjanom',
  mauryans: 'Maurjom',
  minoans: 'Minojczykom',
  olmecs: 'Olmekom',
  qin: 'Qin',
  utopians: 'Utopijczykom',
};

const people = (nom: string, gen: string, ins: string, loc: string): Forms => forms([nom, gen, gen, ins, loc]);

/** Always many. */
export const nations: Record<Nation, Forms> = {
  carthaginians: people('Kartagińczycy', 'Kartagińczyków', 'Kartagińczykami', 'Kartagińczykach'),
  celts: people('Celtowie', 'Celtów', 'Celtami', 'Celtach'),
  greeks: people('Grecy', 'Greków', 'Grekami', 'Grekach'),
  macedonians: people('Macedończycy', 'Macedończyków', 'Macedończykami', 'Macedończykach'),
  persians: people('Persowie', 'Persów', 'Persami', 'Persach'),
  romans: people('Rzymianie', 'Rzymian', 'Rzymianami', 'Rzymianach'),
  scythians: people('Scytowie', 'Scytów', 'Scytami', 'Scytach'),
  vikings: people('Wikingowie', 'Wikingów', 'Wikingami', 'Wikingach'),
  arthurians: people('Arturianie', 'Arturian', 'Arturianami', 'Arturianach'),
  atlanteans: people('Atlantydzi', 'Atlantydów', 'Atlantydami', 'Atlantydach'),
  egyptians: people('Egipcjanie', 'Egipcjan', 'Egipcjanami', 'Egipcjanach'),
  mauryans: people('Maurjowie', 'Maurjów', 'Maurjami', 'Maurjach'),
  minoans: people('Minojczycy', 'Minojczyków', 'Minojczykami', 'Minojczykach'),
  olmecs: people('Olmekowie', 'Olmeków', 'Olmekami', 'Olmekach'),
  qin: people('Qin', 'Qin', 'Qin', 'Qin'),
  utopians: people('Utopijczycy', 'Utopijczyków', 'Utopijczykami', 'Utopijczykach'),
};
