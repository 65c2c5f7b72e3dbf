import {
  after,
  before,
  type Five,
  type Forms,
  forms,
  mass,
  noun,
  type PolishAdjective,
  type PolishNoun,
  type PolishVerb,
  unchanged,
  unique,
  verb,
} from '@imperia/kit/inflection';
import type { Side } from '../cards.ts';
import type { Adjective, Note, Noun, Verb } from './keys.ts';

const żeton: Five = ['żeton', 'żetonu', 'żeton', 'żetonem', 'żetonie'];
const żetony: Five = ['żetony', 'żetonów', 'żetony', 'żetonami', 'żetonach'];

export const nouns: Record<Noun, PolishNoun> = {
  wood: mass('drewn', 'drewnie'),
  stone: noun(
    'm',
    ['kamień', 'kamienia', 'kamień', 'kamieniem', 'kamieniu'],
    ['kamienie', 'kamieni', 'kamienie', 'kamieniami', 'kamieniach'],
  ),
  food: mass('jadł', 'jadle'),
  worker: noun(
    'person',
    ['Robotnik', 'Robotnika', 'Robotnika', 'Robotnikiem', 'Robotniku'],
    ['Robotnicy', 'Robotników', 'Robotników', 'Robotnikami', 'Robotnikach'],
  ),
  gold: mass('Złot', 'Złocie'),
  raze: noun('m', żeton, żetony, ' Plądrowania'),
  defense: noun('m', żeton, żetony, ' Obrony'),
  vp: noun('m', ['PZ', 'PZ', 'PZ', 'PZ', 'PZ'], ['PZ', 'PZ', 'PZ', 'PZ', 'PZ']),
  card: noun('f', ['karta', 'karty', 'kartę', 'kartą', 'karcie'], ['karty', 'kart', 'karty', 'kartami', 'kartach']),
  commonCard: noun(
    'f',
    ['karta Zwykła', 'karty Zwykłej', 'kartę Zwykłą', 'kartą Zwykłą', 'karcie Zwykłej'],
    ['karty Zwykłe', 'kart Zwykłych', 'karty Zwykłe', 'kartami Zwykłymi', 'kartach Zwykłych'],
  ),
  factionCard: noun(
    'f',
    ['karta Frakcyjna', 'karty Frakcyjnej', 'kartę Frakcyjną', 'kartą Frakcyjną', 'karcie Frakcyjnej'],
    ['karty Frakcyjne', 'kart Frakcyjnych', 'karty Frakcyjne', 'kartami Frakcyjnymi', 'kartach Frakcyjnych'],
  ),
  good: noun('n', ['Dobro', 'Dobra', 'Dobro', 'Dobrem', 'Dobru'], ['Dobra', 'Dóbr', 'Dobra', 'Dobrami', 'Dobrach']),
  resource: noun(
    'm',
    ['Surowiec', 'Surowca', 'Surowiec', 'Surowcem', 'Surowcu'],
    ['Surowce', 'Surowców', 'Surowce', 'Surowcami', 'Surowcach'],
  ),
  location: noun(
    'f',
    ['Lokacja', 'Lokacji', 'Lokację', 'Lokacją', 'Lokacji'],
    ['Lokacje', 'Lokacji', 'Lokacje', 'Lokacjami', 'Lokacjach'],
  ),
  foundation: noun(
    'm',
    ['Fundament', 'Fundamentu', 'Fundament', 'Fundamentem', 'Fundamencie'],
    ['Fundamenty', 'Fundamentów', 'Fundamenty', 'Fundamentami', 'Fundamentach'],
  ),
  deal: noun('f', ['Umowa', 'Umowy', 'Umowę', 'Umową', 'Umowie'], ['Umowy', 'Umów', 'Umowy', 'Umowami', 'Umowach']),
  samurai: noun(
    'person',
    ['Samuraj', 'Samuraja', 'Samuraja', 'Samurajem', 'Samuraju'],
    ['Samurajowie', 'Samurajów', 'Samurajów', 'Samurajami', 'Samurajach'],
  ),
  enemy: noun(
    'person',
    ['przeciwnik', 'przeciwnika', 'przeciwnika', 'przeciwnikiem', 'przeciwniku'],
    ['przeciwnicy', 'przeciwników', 'przeciwników', 'przeciwnikami', 'przeciwnikach'],
  ),
  hand: unique('f', ['ręka', 'ręki', 'rękę', 'ręką', 'ręce']),
  pool: unique('f', ['pula', 'puli', 'pulę', 'pulą', 'puli']),
  supply: unique('f', ['pula ogólna', 'puli ogólnej', 'pulę ogólną', 'pulą ogólną', 'puli ogólnej']),
  empire: {
    ...noun(
      'n',
      ['Imperium', 'Imperium', 'Imperium', 'Imperium', 'Imperium'],
      ['Imperia', 'Imperiów', 'Imperia', 'Imperiami', 'Imperiach'],
    ),
    single: true,
  },
  rest: unique('f', ['reszta', 'reszty', 'resztę', 'resztą', 'reszcie']),
  razeField: unique('n', [
    'pole Plądrowania',
    'pola Plądrowania',
    'pole Plądrowania',
    'polem Plądrowania',
    'polu Plądrowania',
  ]),
};

export const adjectives: Record<Adjective, PolishAdjective> = {
  black: before('czarn'),
  purple: before('fioletow'),
  blue: before('niebiesk', 'i'),
  brown: before('brązow'),
  gold: before('złot'),
  red: before('czerwon'),
  pink: before('różow'),
  grey: before('szar'),
  common: after('Zwykł'),
  faction: after('Frakcyjn'),
  production: after('Produkcyjn'),
  action: unchanged('z Akcją'),
  gained: before('zyskan'),
  colourless: unchanged('bez koloru'),
  other: before('inn'),
};

export const verbs: Record<Verb, PolishVerb> = {
  gain: verb('zyskaj', 'zyskać', 'zyskują'),
  draw: verb('dobierz', 'dobrać', 'dobierają'),
  keep: verb('zatrzymaj', 'zatrzymać', 'zatrzymują'),
  discard: verb('odrzuć', 'odrzucić', 'odrzucają'),
  reveal: verb('odkryj', 'odkryć', 'odkrywają'),
  shuffleIn: verb('wtasuj', 'wtasować', 'wtasowują', { tail: 'do talii Frakcji' }),
  shuffleBack: verb('wtasuj', 'wtasować', 'wtasowują', { tail: 'z powrotem do talii' }),
  spend: verb('wydaj', 'wydać', 'wydają'),
  pay: verb('zapłać', 'zapłacić', 'płacą'),
  take: verb('weź', 'wziąć', 'biorą'),
  takeAway: verb('zabierz', 'zabrać', 'zabierają'),
  takeOver: verb('przejmij', 'przejąć', 'przejmują'),
  lose: verb('strać', 'stracić', 'tracą'),
  build: verb('zbuduj', 'zbudować', 'budują'),
  sign: verb('podpisz', 'podpisać', 'podpisują'),
  raze: verb('splądruj', 'splądrować', 'plądrują'),
  use: verb('użyj', 'użyć', 'używają', { takes: 'gen' }),
  startWith: verb('zacznij od', 'zacząć od', 'zaczynają od', { takes: 'gen' }),
  repeat: verb('powtórz produkcję', 'powtórzyć produkcję', 'powtarzają produkcję', { takes: 'gen' }),
  remove: verb('usuń z gry', 'usunąć z gry', 'usuwają z gry'),
  refresh: verb('odśwież', 'odświeżyć', 'odświeżają'),
  block: verb('zablokuj', 'zablokować', 'blokują'),
  forceDiscard: verb('zmuś', 'zmusić', 'zmuszają', { tail: 'do odrzucenia karty z ręki' }),
  place: verb('umieść', 'umieścić', 'umieszczają'),
  lay: verb('połóż', 'położyć', 'kładą'),
  putAside: verb('odłóż', 'odłożyć', 'odkładają'),
  store: verb('przechowaj', 'przechować', 'przechowują'),
  pass: verb('spasuj', 'spasować', 'pasują'),
  stop: verb('zakończ', 'zakończyć', 'kończą'),
  goOn: verb('graj dalej', 'grać dalej', 'grają dalej'),
  skip: verb('nic nie rób', 'nic nie robić', 'nic nie robią'),
  discardNothing: verb('niczego nie odrzucaj', 'niczego nie odrzucać', 'niczego nie odrzucają'),
  putAsideNothing: verb('niczego nie odkładaj', 'niczego nie odkładać', 'niczego nie odkładają'),
  storeNothing: verb('niczego nie przechowuj', 'niczego nie przechowywać', 'niczego nie przechowują'),
};

export const notes: Record<Note, string> = {
  usableAgain: '(znów można jej użyć)',
  untilRoundEnd: 'do końca rundy',
  whateverProtects: '(bez względu na ochronę)',
  usualCost: 'za zwykłą cenę',
  withoutRazing: 'bez jej plądrowania',
  withoutLocation: 'bez odrzucania Lokacji',
  costWithoutLocation: 'za jej koszt, lecz bez odrzucania Lokacji',
  markedByTop: '(oznacz ją wierzchnią kartą swojej talii)',
  outForRound: '(bez dalszych tur w tej rundzie)',
  untilFound: '(odkrywaj karty, aż się pojawi, a pozostałe wtasuj z powrotem)',
  fromDiscards: 'ze stosu kart odrzuconych',
  topOfEnemyDeck: 'z wierzchu talii przeciwnika',
  ofItsColour: 'odpowiadające jednemu z jej kolorów',
  freeInItsColour: 'w jej kolorze za darmo',
  forFree: 'za darmo',
  withBonus: 'z Bonusem za zbudowanie',
};

/** Players of a faction, always many; and the name of a group of cards. */
export const decks: Record<Side, { readonly players: Forms; readonly name: string }> = {
  common: { players: forms(['nikt', 'nikogo', 'nikogo', 'nikim', 'nikim']), name: 'karty Zwykłe' },
  barbarians: {
    players: forms(['Barbarzyńcy', 'Barbarzyńców', 'Barbarzyńców', 'Barbarzyńcami', 'Barbarzyńcach']),
    name: 'Barbarzyńcy',
  },
  japanese: {
    players: forms(['Japończycy', 'Japończyków', 'Japończyków', 'Japończykami', 'Japończykach']),
    name: 'Japończycy',
  },
  romans: { players: forms(['Rzymianie', 'Rzymian', 'Rzymian', 'Rzymianami', 'Rzymianach']), name: 'Rzymianie' },
  egyptians: {
    players: forms(['Egipcjanie', 'Egipcjan', 'Egipcjan', 'Egipcjanami', 'Egipcjanach']),
    name: 'Egipcjanie',
  },
  amazons: { players: forms(['Amazonki', 'Amazonek', 'Amazonki', 'Amazonkami', 'Amazonkach']), name: 'Amazonki' },
  virtual: {
    players: forms([
      'wirtualny gracz',
      'wirtualnego gracza',
      'wirtualnego gracza',
      'wirtualnym graczem',
      'wirtualnym graczu',
    ]),
    name: 'wirtualny gracz',
  },
};
