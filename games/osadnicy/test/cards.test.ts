import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type BASE_FACTIONS, CARDS, COLOURS, cardNumber, cardOf, TOKENS, type Token } from '../src/index.ts';
import { type Driver, drive, type Position, type Purse, parseScenarios } from '../src/scenario/index.ts';

type Faction = (typeof BASE_FACTIONS)[number];

/** First code, copies, name, row, colours, cost, deal field of each copy, raze field: as printed. */
type Printed = readonly [string, number, string, string, string, string, string, string];

/** Copies whose cost or raze field differ stand on a line of their own. */
const PRINTED: readonly Printed[] = [
  ['BAR001', 3, 'Puszcza', 'production', 'brown', 'wood', 'wood wood wood', ''],
  ['BAR004', 3, 'Barbarzyńska kaplica', 'action', 'gold', 'wood wood location', 'gold gold gold', ''],
  ['BAR007', 3, 'Napaść', 'feature', 'black', 'wood location', 'wood wood wood', ''],
  ['BAR010', 2, 'Sabotażyści', 'action', 'black', 'wood location', 'card gold', ''],
  ['BAR012', 2, 'Wieża obserwacyjna', 'production', 'pink', 'wood wood location', 'worker worker', ''],
  ['BAR014', 2, 'Mroczna kaplica', 'action', 'black', 'wood stone stone location', 'worker raze', ''],
  ['BAR016', 2, 'Wataha', 'action', 'black', 'wood location', 'raze gold', ''],
  ['BAR018', 2, 'Hołota', 'action', 'blue', 'wood location', 'worker worker', ''],
  ['BAR020', 2, 'Osada', 'production', 'pink', 'wood', 'worker worker', ''],
  ['BAR022', 1, 'Forteca', 'feature', 'black', 'wood wood location', 'wood', ''],
  ['BAR023', 1, 'Wyprawa', 'action', 'black', 'wood stone location', 'stone', ''],
  ['BAR024', 1, 'Kamieniołom', 'production', 'black', 'stone location', 'stone', ''],
  ['BAR025', 1, 'Handel wymienny', 'action', 'gold', 'wood location', 'food', ''],
  ['BAR026', 1, 'Arena', 'action', 'black', 'wood stone location', 'raze', ''],
  ['BAR027', 1, 'Świątynia', 'feature', 'purple', 'stone stone stone location', 'worker', ''],
  ['BAR028', 1, 'Misja', 'action', 'blue', 'wood wood location', 'card', ''],
  ['BAR029', 1, 'Granica', 'feature', 'black', 'wood stone location', 'raze', ''],
  ['BAR030', 1, 'Rabusie', 'action', 'red', 'wood location', 'worker', ''],
  ['JAP001', 3, 'Farma', 'production', 'red', 'wood', 'worker worker worker', 'vp'],
  ['JAP004', 2, 'Pola ryżowe', 'production', 'red', 'food', 'food food', 'vp'],
  ['JAP006', 2, 'Dom gejsz', 'production', 'pink', 'wood location', 'worker worker', 'vp'],
  ['JAP008', 1, 'Garnizon', 'action', 'black', 'wood location', 'raze', 'vp'],
  ['JAP009', 2, 'Zamek Daimyo', 'production', 'grey', 'stone stone location', 'stone gold', 'vp'],
  ['JAP011', 1, 'Świątynia Buddy', 'production', 'blue', 'stone location', 'card', 'vp'],
  ['JAP012', 1, 'Kasyno', 'action', 'gold', 'wood wood location', 'gold', 'vp'],
  ['JAP013', 2, 'Brama', 'feature', 'blue', 'wood location', 'food food', ''],
  ['JAP015', 1, 'Kapliczka', 'feature', 'gold', 'wood stone location', 'card', ''],
  ['JAP016', 3, 'Stragany', 'action', 'red', 'wood location', 'food food food', 'vp'],
  ['JAP019', 1, 'Negocjator', 'action', 'red', 'wood location', 'gold', 'vp'],
  ['JAP020', 1, 'Wytwórnia sake', 'feature', 'pink', 'wood location', 'food', 'vp'],
  ['JAP021', 3, 'Szlak handlowy', 'action', 'red', 'stone location', 'food worker vp', 'vp'],
  ['JAP024', 2, 'Dojo', 'feature', 'red', 'wood location', 'vp vp', 'vp'],
  ['JAP026', 2, 'Ninja', 'action', 'black', 'stone location', 'raze raze', 'vp'],
  ['JAP028', 1, 'Szkoła sumo', 'action', 'black', 'wood location', 'worker', 'vp'],
  ['JAP029', 1, 'Mistrz miecznik', 'action', 'black', 'stone location', 'stone', 'vp'],
  ['JAP030', 1, 'Szkoła dyplomacji', 'feature', 'red', 'wood location', 'gold', 'vp'],
  ['RZY001', 2, 'Warsztat rzeźbiarza', 'action', 'grey', 'stone location', 'stone stone', ''],
  ['RZY003', 3, 'Uczeń rzeźbiarza', 'action', 'grey', 'stone location', 'gold gold stone', ''],
  ['RZY006', 2, 'Szkoła gladiatorów', 'action', 'black', 'stone location', 'worker worker', ''],
  ['RZY008', 1, 'Inżynierowie', 'action', 'black', 'wood stone location', 'raze', ''],
  ['RZY009', 1, 'Ogrody', 'feature', 'red', 'wood stone location', 'food', ''],
  ['RZY010', 1, 'Szpiedzy', 'action', 'blue', 'wood stone location', 'card', ''],
  ['RZY011', 1, 'Architekt', 'production', 'blue', 'stone stone location', 'card', ''],
  ['RZY012', 3, 'Administracja', 'feature', 'blue', 'stone stone location', 'card card card', ''],
  ['RZY015', 2, 'Kwatera główna', 'feature', 'grey', 'stone stone location', 'stone stone', ''],
  ['RZY017', 2, 'Legion', 'production', 'blue', 'food location', 'raze raze', ''],
  ['RZY019', 1, 'Skład', 'feature', 'red', 'stone location', 'food', ''],
  ['RZY020', 2, 'Budowniczy', 'production', 'brown', 'stone location', 'stone stone', ''],
  ['RZY022', 1, 'Rzymska forteca', 'feature', 'black', 'stone stone location', 'worker', ''],
  [
    'RZY023',
    3,
    'Kolonia handlowa',
    'production',
    'red brown grey',
    'wood stone stone location',
    'worker worker worker',
    '',
  ],
  ['RZY026', 1, 'Rzymskie koszary', 'production', 'pink', 'food location', 'raze', ''],
  ['RZY027', 2, 'Kamieniarz', 'production', 'grey', 'wood stone location', 'stone stone', ''],
  ['RZY029', 1, 'Rzymski bank', 'production', 'gold', 'stone location', 'gold', ''],
  ['RZY030', 1, 'Kolos', 'action', 'gold', 'stone stone location', 'stone', ''],
  ['EGI001', 1, 'Pustynia', 'action', 'blue', '', 'worker', ''],
  ['EGI002', 1, 'Ołtarz Bastet', 'production', 'grey', 'stone location', 'card', ''],
  ['EGI003', 1, 'Konstruktor rydwanów', 'action', 'black', 'wood stone location', 'raze', ''],
  ['EGI004', 1, 'Straż faraona', 'production', 'black', 'food food location', 'raze', ''],
  ['EGI005', 1, 'Oaza', 'feature', 'pink', 'food location', 'worker', ''],
  ['EGI006', 1, 'Łowcy niewolników', 'feature', 'pink', 'stone location', 'worker', ''],
  ['EGI007', 2, 'Królewski basen', 'action', 'pink', 'stone location', 'worker worker', ''],
  ['EGI009', 1, 'Złoty bazar', 'action', 'gold', 'location', 'worker', ''],
  ['EGI010', 1, 'Hodowca skorpionów', 'action', 'pink', 'wood stone location', 'raze', ''],
  ['EGI011', 2, 'Karawana', 'production', 'grey', 'food', 'card card', ''],
  ['EGI013', 1, 'Świątynia Ra', 'action', 'gold', 'stone location', 'worker', ''],
  ['EGI014', 2, 'Sanktuarium', 'action', 'black', 'stone stone location', 'gold gold', ''],
  ['EGI016', 3, 'Aleja Sfinksów', 'action', 'grey', 'stone stone location', 'worker worker worker', ''],
  ['EGI019', 2, 'Sfinks', 'feature', 'gold', 'stone location', 'gold gold', ''],
  ['EGI021', 3, 'Złotnik', 'action', 'gold', 'stone stone location', 'gold gold gold', ''],
  ['EGI024', 2, 'Niewolnicy', 'action', 'grey', 'stone location', 'stone stone', ''],
  ['EGI026', 2, 'Kamieniołom', 'production', 'grey', 'stone location', 'stone stone', ''],
  ['EGI028', 3, 'Piramidy', 'production', 'grey', 'stone stone', 'gold gold gold', ''],
  ['ZWY001', 1, 'Posąg', 'feature', 'grey', 'wood stone stone', '', 'vp stone'],
  ['ZWY002', 1, 'Dostawca', 'feature', 'grey', 'wood stone stone', '', 'gold stone'],
  ['ZWY003', 1, 'Skład drewna', 'feature', 'brown', 'wood wood stone', '', 'wood wood'],
  ['ZWY004', 1, 'Warsztat stolarski', 'feature', 'brown', 'wood wood wood', '', 'gold wood'],
  ['ZWY005', 1, 'Szubienica', 'feature', 'black', 'wood wood', '', 'vp wood'],
  ['ZWY006', 1, 'Młyn', 'feature', 'red', 'wood wood wood', '', 'worker food'],
  ['ZWY007', 1, 'Stary las', 'production', 'brown', 'wood wood', '', 'wood wood'],
  ['ZWY008', 3, 'Kamieniołom', 'production', 'grey', 'wood stone', '', 'stone stone'],
  ['ZWY011', 1, 'Gruzowisko', 'production', 'grey', 'wood wood stone', '', 'stone stone'],
  ['ZWY012', 2, 'Wioska', 'production', 'pink', 'wood', '', 'worker worker'],
  ['ZWY014', 1, 'Wioska', 'production', 'pink', 'wood', '', 'worker wood'],
  ['ZWY015', 1, 'Miasteczko', 'production', 'pink', 'wood stone', '', 'worker worker'],
  ['ZWY016', 1, 'Chłopi przy pracy', 'production', 'pink', 'wood wood wood', '', 'worker gold'],
  ['ZWY017', 1, 'Łaźnia mamuśki', 'production', 'pink', 'wood wood stone', '', 'worker food'],
  ['ZWY018', 3, 'Płatnerz', 'production', 'black', 'wood stone', '', 'vp stone'],
  ['ZWY021', 2, 'Kopalnia złota', 'action', 'gold', 'wood stone', '', 'vp gold'],
  ['ZWY023', 2, 'Pole zboża', 'production', 'red', 'wood food', '', 'food food'],
  ['ZWY025', 1, 'Szlacheckie pole', 'production', 'red', 'wood wood stone', '', 'food food'],
  ['ZWY026', 1, 'Monument', 'production', 'purple', 'stone', '', 'vp stone'],
  ['ZWY027', 1, 'Gildia kupców', 'production', 'gold', 'wood wood stone', '', 'gold stone'],
  ['ZWY028', 1, 'Złotonośny strumień', 'production', 'gold', 'wood stone', '', 'gold worker'],
  ['ZWY029', 1, 'Dostawca drewna', 'production', 'brown', 'wood wood wood', '', 'wood wood'],
  ['ZWY030', 2, 'Warsztat złotnika', 'action', 'gold', 'wood stone', '', 'vp gold'],
  ['ZWY032', 1, 'Jarmark', 'action', 'gold', 'wood wood', '', 'gold wood'],
  ['ZWY033', 1, 'Kopalnia węgla', 'action', 'grey', 'wood stone', '', 'worker stone'],
  ['ZWY034', 1, 'Murarz', 'action', 'grey', 'wood stone', '', 'wood stone'],
  ['ZWY035', 1, 'Murarz', 'action', 'grey', 'stone stone', '', 'vp stone'],
  ['ZWY036', 1, 'Nadworny rzeźbiarz', 'action', 'grey', 'stone', '', 'worker stone'],
  ['ZWY037', 2, 'Cech murarzy', 'action', 'grey', 'wood wood stone', '', 'gold stone'],
  ['ZWY039', 1, 'Misjonarze', 'action', 'pink', 'food food', '', 'vp worker'],
  ['ZWY040', 1, 'Osadnicy', 'action', 'pink', 'wood', '', 'worker wood'],
  ['ZWY041', 1, 'Trupa aktorska', 'action', 'pink', 'wood wood', '', 'worker wood'],
  ['ZWY042', 1, 'Drwale', 'action', 'brown', 'wood wood', '', 'wood wood'],
  ['ZWY043', 1, 'Stolarz', 'action', 'brown', 'wood wood stone', '', 'vp wood'],
  ['ZWY044', 2, 'Cieśla', 'action', 'brown', 'wood wood', '', 'vp wood'],
  ['ZWY046', 2, 'Zamek', 'action', 'blue', 'wood stone', '', 'card card'],
  ['ZWY048', 1, 'Zamek', 'action', 'blue', 'stone stone', '', 'card card'],
  ['ZWY049', 1, 'Tawerna', 'action', 'blue', 'wood stone', '', 'card card'],
  ['ZWY050', 2, 'Koszary', 'action', 'black', 'wood stone stone', '', 'vp worker'],
  ['ZWY052', 1, 'Cukiernik', 'action', 'red', 'wood wood stone', '', 'gold food'],
  ['ZWY053', 2, 'Hodowca świń', 'action', 'red', 'wood stone', '', 'worker food'],
  ['ZWY055', 1, 'Hodowca świń', 'action', 'red', 'wood wood', '', 'worker food'],
  ['ZWY056', 1, 'Piwowar', 'action', 'red', 'wood', '', 'wood food'],
  ['ZWY057', 1, 'Cesarski posłaniec', 'action', 'red', 'food', '', 'worker gold'],
  ['ZWY058', 3, 'Młody las', 'action', 'brown', 'wood', '', 'wood wood'],
  ['ZWY061', 1, 'Liga Hanzeatycka', 'action', 'gold', 'wood stone stone', '', 'vp gold'],
  ['ZWY062', 3, 'Szlak drwali', 'production', 'brown', 'wood wood', '', 'wood wood'],
  ['ZWY065', 4, 'Wieża strażnicza', 'production', 'blue', 'wood wood', '', 'card card'],
  ['ZWY069', 6, 'Ruiny', 'feature', '', '', '', ''],
  ['ZWY075', 1, 'Piekarz', 'feature', 'red', 'wood wood stone', '', 'vp food'],
  ['ZWY076', 2, 'Tartak', 'action', 'brown', 'wood', '', 'worker wood'],
  ['ZWY078', 1, 'Stołówka', 'feature', 'pink', 'wood wood wood', '', 'worker food'],
  ['ZWY079', 1, 'Rynek', 'feature', 'pink', 'wood wood stone', '', 'worker card'],
  ['ZWY080', 1, 'Kupiec Mateusz', 'feature', 'gold', 'wood stone stone', '', 'gold stone'],
  ['ZWY081', 1, 'Noclegownia', 'feature', 'gold', 'wood stone stone', '', 'gold stone'],
  ['ZWY082', 1, 'Łowca Jasiek', 'action', 'red', 'wood', '', 'wood food'],
  ['ZWY083', 1, 'Kopalnia odkrywkowa', 'action', 'grey', 'stone', '', 'stone stone'],
  ['ZWY084', 1, 'Tragarze', 'action', 'pink', 'wood wood', '', 'worker stone'],
];

/** What a production location or a bonus gives when built, all in all, and in a production phase. */
const GIVES: readonly (readonly [code: string, built: string, produced: string])[] = [
  ['ZWY007', 'wood wood', 'wood wood'],
  ['ZWY008', 'stone stone', 'stone'],
  ['ZWY012', 'worker worker', 'worker'],
  ['ZWY015', 'worker worker', 'worker worker'],
  ['ZWY018', 'raze', 'raze'],
  ['ZWY023', 'food food', 'food'],
  ['ZWY026', 'vp', 'vp'],
  ['ZWY028', 'gold', 'gold'],
  ['ZWY062', 'wood wood', 'wood'],
  ['ZWY065', 'card card', 'card'],
  ['ZWY069', 'worker', ''],
  ['BAR001', 'wood wood', 'wood wood'],
  ['BAR012', 'raze worker', 'raze worker'],
  ['BAR020', 'worker worker', 'worker worker'],
  ['BAR024', 'raze stone', 'raze stone'],
  ['BAR027', 'vp vp vp vp', ''],
  ['JAP001', 'worker food', 'worker food'],
  ['JAP004', 'food food', 'food food'],
  ['RZY017', 'card card', 'card'],
  ['RZY020', 'wood stone', 'wood stone'],
  ['RZY023', 'worker gold', 'worker gold'],
  ['RZY026', 'worker worker', 'worker worker'],
  ['RZY027', 'stone stone', 'stone stone'],
  ['RZY029', 'gold', 'gold'],
  ['EGI011', 'food worker', 'food worker'],
  ['EGI026', 'stone stone', 'stone stone'],
  ['EGI028', 'gold stone', 'gold stone'],
];

/** One good for each location of a colour, itself included, at most 3; and three others of that colour. */
const COUNTS: readonly (readonly [code: string, good: Token, others: readonly string[]])[] = [
  ['ZWY011', 'stone', ['Posąg', 'Murarz', 'Cech murarzy']],
  ['ZWY017', 'worker', ['Rynek', 'Misjonarze', 'Osadnicy']],
  ['ZWY025', 'food', ['Piekarz', 'Cukiernik', 'Piwowar']],
  ['ZWY027', 'gold', ['Jarmark', 'Noclegownia', 'Kopalnia złota']],
  ['ZWY029', 'wood', ['Drwale', 'Stolarz', 'Tartak']],
  ['JAP006', 'worker', ['Rynek', 'Misjonarze', 'Osadnicy']],
  ['EGI002', 'stone', ['Posąg', 'Murarz', 'Cech murarzy']],
];

/** What is laid on the card, what it gives, and how often in a round. */
const ACTS: readonly (readonly [code: string, spend: string, gain: string, times: number])[] = [
  ['ZWY021', 'worker', 'gold', 2],
  ['ZWY030', 'worker gold', 'vp vp', 1],
  ['ZWY032', 'wood stone food', 'vp vp vp', 1],
  ['ZWY033', 'worker', 'stone stone', 1],
  ['ZWY034', 'worker stone', 'vp vp', 1],
  ['ZWY036', 'stone', 'vp', 2],
  ['ZWY037', 'worker stone stone', 'vp vp vp', 1],
  ['ZWY039', 'worker raze', 'vp vp vp', 1],
  ['ZWY042', 'worker', 'wood wood', 1],
  ['ZWY043', 'worker wood wood', 'vp vp vp', 1],
  ['ZWY044', 'worker wood', 'vp vp', 1],
  ['ZWY046', 'worker', 'card', 2],
  ['ZWY049', 'card', 'vp vp', 1],
  ['ZWY050', 'worker', 'raze', 2],
  ['ZWY052', 'worker food food', 'vp vp vp', 1],
  ['ZWY053', 'worker food', 'vp vp', 1],
  ['ZWY056', 'food', 'vp', 2],
  ['ZWY058', 'worker', 'wood', 2],
  ['ZWY076', 'wood', 'vp', 2],
  ['ZWY082', 'worker', 'food food', 1],
  ['ZWY083', 'worker', 'stone', 2],
  ['BAR004', 'worker worker', 'vp', 1],
  ['BAR023', 'raze', 'wood stone', 1],
  ['BAR026', 'worker worker', 'raze', 1],
  ['BAR028', 'worker raze', 'card card', 1],
  ['JAP012', 'worker', 'gold', 1],
  ['JAP016', 'food', 'vp vp vp', 1],
  ['JAP028', 'worker', 'raze', 2],
  ['JAP029', 'raze', 'vp vp', 2],
  ['RZY001', 'worker stone', 'vp vp vp vp vp', 1],
  ['RZY003', 'stone', 'vp vp vp', 1],
  ['RZY006', 'raze', 'vp vp vp', 2],
  ['RZY030', 'gold stone', 'vp vp vp vp vp vp', 1],
  ['EGI009', 'food', 'gold vp', 1],
  ['EGI016', 'gold gold', 'vp vp', 2],
  ['EGI021', 'gold', 'vp vp vp', 1],
  ['EGI024', 'worker', 'stone', 1],
];

/** When built, 1 point for each location of its colour, itself included, at most 6; and cards; and six others. */
const SCORES: readonly (readonly [code: string, cards: number, others: readonly string[]])[] = [
  ['ZWY001', 1, ['Nadworny rzeźbiarz', 'ZWY008', 'Gruzowisko', 'Murarz', 'Cech murarzy', 'Kopalnia węgla']],
  ['ZWY003', 1, ['Tartak', 'Stary las', 'Drwale', 'Stolarz', 'Cieśla', 'Młody las']],
  ['ZWY075', 1, ['Łowca Jasiek', 'Pole zboża', 'Szlacheckie pole', 'Cukiernik', 'Hodowca świń', 'Piwowar']],
  ['ZWY079', 1, ['Wioska', 'Miasteczko', 'Trupa aktorska', 'Misjonarze', 'Osadnicy', 'Tragarze']],
  [
    'ZWY081',
    1,
    ['Kopalnia złota', 'Gildia kupców', 'Jarmark', 'Liga Hanzeatycka', 'Warsztat złotnika', 'Handel wymienny'],
  ],
  ['BAR022', 0, ['Szubienica', 'Płatnerz', 'Koszary', 'Arena', 'Napaść', 'Wataha']],
];

/** 1 gold and 1 point whenever its owner builds a location of its colour, itself included; and what another brings. */
const REWARDS: readonly (readonly [code: string, same: string, gained: string])[] = [
  ['ZWY002', 'ZWY083', 'gold vp'],
  ['ZWY004', 'ZWY076', 'gold vp'],
  ['ZWY006', 'ZWY082', 'gold vp'],
  ['ZWY078', 'ZWY040', 'gold vp'],
  ['ZWY080', 'ZWY028', 'gold gold vp'],
];
const BLACK = 'ZWY005';

const DECKS: Readonly<Record<string, Faction>> = {
  ZWY: 'barbarians',
  BAR: 'barbarians',
  JAP: 'japanese',
  RZY: 'romans',
  EGI: 'egyptians',
};

const BOARD: Readonly<Record<Faction, string>> = {
  barbarians: 'worker worker worker worker worker raze defense',
  japanese: 'worker worker worker worker wood raze defense',
  romans: 'worker worker wood stone raze defense',
  egyptians: 'worker worker worker gold raze defense',
};

const FOUNDATION = 'ZWY074';

function list(goods: string): string[] {
  return goods.split(' ').filter((good) => good !== '');
}

function count(goods: string, good: string): number {
  return list(goods).filter((one) => one === good).length;
}

function purse(goods: string): Purse {
  return Object.fromEntries(TOKENS.map((token) => [token, count(goods, token)]));
}

function faction(code: string): Faction {
  return DECKS[code.slice(0, 3)]!;
}

function enemy(code: string): Faction {
  return faction(code) === 'romans' ? 'barbarians' : 'romans';
}

function printed(code: string): Printed {
  return PRINTED.find(([first]) => first === code)!;
}

/** The owner's seat with this, and an enemy who has passed. */
function table(code: string, own: Omit<Position['seats'][number], 'faction'>, more: Partial<Position> = {}): Driver {
  const seats = [
    { faction: faction(code), ...own },
    { faction: enemy(code), passed: more.phase !== 'production' },
  ];
  return drive({ ...more, seats });
}

/** Enough and no more to build the card, beside the empire given. */
function builder(code: string, empire: readonly string[] = []): Driver {
  const cost = printed(code)[5];
  const foundations = count(cost, 'location') > 0 ? [FOUNDATION] : [];
  const driver = table(code, { goods: purse(cost), hand: [code], empire, foundations }).choose(faction(code), {
    do: 'build',
    card: code,
  });
  settle(driver, code);
  return driver;
}

/** Pay as told, give up the foundation, draw common cards, place no token. */
function settle(driver: Driver, code: string, pay = ''): void {
  const by = faction(code);
  for (;;) {
    const question = driver.question();
    if (question === 'draw') driver.choose(by, { do: 'draw one', from: 'common' });
    else if (question === 'pay') driver.choose(by, { do: 'spend', pay: purse(pay) });
    else if (question === 'give up location') driver.choose(by, { do: 'give up', given: FOUNDATION });
    else if (question === 'moment') driver.choose(by, 'go on');
    else if (question === 'discard for') driver.choose(by, { do: 'discard', card: FOUNDATION });
    else return;
  }
}

/** All that the owner has, exactly. */
function has(driver: Driver, code: string, goods: string): void {
  driver.expect({
    [faction(code)]: { onlyGoods: purse(goods), points: count(goods, 'vp'), handCount: count(goods, 'card') },
  });
}

function without(goods: readonly string[], one: string): string {
  const at = goods.indexOf(one);
  return goods.filter((_, i) => i !== at).join(' ');
}

function copies([first, n]: Printed): string[] {
  const from = Number(first.slice(3));
  return Array.from({ length: n }, (_, i) => first.slice(0, 3) + String(from + i).padStart(3, '0'));
}

test('126 cards in 204 copies are printed here: each is one card of the game', () => {
  const codes = PRINTED.flatMap(copies);
  expect([codes.length, new Set(codes).size]).toEqual([204, 204]);
  expect(CARDS.filter(({ code }) => codes.includes(code))).toHaveLength(204);
  expect(new Set(codes.map((code) => cardOf(cardNumber(code)!).data.id)).size).toBe(126);
});

describe('the printed card', () => {
  test.each(PRINTED.map((row) => [row[0], row[2], row] as const))('%s %s', (_code, _name, row) => {
    for (const [copy, code] of copies(row).entries()) look(row, code, copy);
  });
});

function look(row: Printed, code: string, copy: number): void {
  const [, , name, kind, colours, , deals, raze] = row;
  const card = cardOf(cardNumber(code)!);
  expect([card.data.name.pl, card.kind], code).toEqual([name, kind]);
  const found = COLOURS.filter((_, bit) => (card.colours & (1 << bit)) !== 0);
  expect([...found].sort(), code).toEqual(list(colours).sort());
  lookAtCost(row, code);
  lookAtDeal(code, list(deals)[copy]);
  lookAtRazeField(code, raze);
}

function lookAtCost(row: Printed, code: string): void {
  const build = { do: 'build', card: code } as const;
  const cost = list(row[5]);
  const needs = cost.includes('location');
  const hand = [code];
  const foundations = needs ? [FOUNDATION] : [];
  table(code, { goods: purse(row[5]), hand, foundations }).expect({ offered: [build] });
  for (const good of new Set(cost)) {
    const less = without(cost, good);
    const left = count(less, 'location') > 0 ? [FOUNDATION] : [];
    const rule = good === 'location' ? 'OSD-BUILD-11' : 'OSD-BUILD-02';
    const poor = table(code, { goods: purse(less), hand, foundations: left });
    poor.expect({ notOffered: [{ ...build, rule }] });
  }
}

function lookAtDeal(code: string, good: string | undefined): void {
  const driver = table(code, { goods: { food: 1 }, hand: [code] });
  const deal = { do: 'deal', card: code } as const;
  if (good === undefined) {
    driver.expect({ notOffered: [{ ...deal, rule: 'OSD-DEAL-02' }] });
    return;
  }
  driver.choose(faction(code), deal);
  settle(driver, code);
  has(driver, code, good);
}

function lookAtRazeField(code: string, goods: string): void {
  const driver = table(code, { goods: { raze: 1 }, hand: [code] });
  const raze = { do: 'raze card', card: code } as const;
  if (goods === '') {
    driver.expect({ notOffered: [{ ...raze, rule: code.startsWith('ZWY') ? 'OSD-COMMON-CARDS-08' : 'OSD-RAZE-13' }] });
    return;
  }
  driver.choose(faction(code), raze);
  settle(driver, code);
  has(driver, code, goods);
}

describe('what it gives when built and in production', () => {
  test.each(GIVES)('%s: [%s], then [%s]', (code, built, produced) => {
    has(builder(code), code, built);
    const later = table(code, { empire: [code] }, { phase: 'production' });
    settle(later, code);
    has(later, code, `${BOARD[faction(code)]} ${produced}`);
  });
});

describe('production for each location of its colour', () => {
  test.each(COUNTS)('%s: 1 %s each, at most 3', (code, good, others) => {
    for (const [beside, n] of [1, 2, 3, 3].entries()) {
      const empire = [...others.slice(0, beside), 'Ruiny'];
      const gained = Array<string>(n).fill(good).join(' ');
      has(builder(code, empire), code, gained);
      const later = table(code, { empire: [code, ...empire] }, { phase: 'production' });
      has(later, code, `${BOARD[faction(code)]} ${gained}`);
    }
  });
});

describe('the action', () => {
  test.each(ACTS)('%s: [%s] for [%s], %i a round', (code, spend, gain, times) => {
    const by = faction(code);
    for (let n = 1; n <= times; n++) {
      const driver = actor(code, spend, times + 1);
      driver.expect({ notOffered: [{ do: 'activate', card: code, times: times + 1, rule: 'OSD-ACTIVATE-05' }] });
      driver.choose(by, { do: 'activate', card: code, times: n });
      settle(driver, code, repeat(spend, n));
      const left = times + 1 - n;
      has(driver, code, `${repeat(spend, left)} ${repeat(gain, n)}`);
      // A card that pays is discarded, and a worker of the supply marks the use.
      const laid = repeat(spend.replace('card', 'worker'), n);
      driver.expect({ [by]: { empire: [{ card: code, used: n, spent: purse(laid) }] } });
      const again = { do: 'activate', card: code, times: 1 } as const;
      driver.expect(n < times ? { offered: [again] } : { notOffered: [{ ...again, rule: 'OSD-ACTIVATE-05' }] });
    }
    for (const good of new Set(list(spend))) {
      const poor = actor(code, without(list(spend), good), 1);
      poor.expect({ notOffered: [{ do: 'activate', card: code, rule: 'OSD-ACTIVATE-03' }] });
    }
  });
});

/** The card built, with the means to use it so often. */
function actor(code: string, spend: string, uses: number): Driver {
  const goods = repeat(spend, uses);
  const hand = [FOUNDATION, 'ZWY073', 'ZWY072'].slice(0, count(goods, 'card'));
  const empire = [{ card: code, samurai: faction(code) === 'japanese' }];
  return table(code, { goods: purse(goods), hand, empire });
}

function repeat(goods: string, n: number): string {
  return Array<string>(n).fill(goods).join(' ');
}

describe('the bonus for each location of its colour', () => {
  test.each(SCORES)('%s: 1 point each, at most 6, and %i card', (code, cards, others) => {
    for (const [beside, points] of [1, 2, 3, 4, 5, 6, 6].entries()) {
      const empire = [...others.slice(0, beside), 'Ruiny'];
      has(builder(code, empire), code, `${repeat('vp', points)} ${repeat('card', cards)}`);
    }
    const later = table(code, { empire: [code, ...others.slice(0, 2)] }, { phase: 'production' });
    expect(later.state.seats[0]!.points).toBe(0);
  });
});

describe('the reward for building a colour', () => {
  test.each(REWARDS)(
    '%s: 1 gold and 1 point for itself, for %s [%s], for a black location nothing',
    (code, same, gained) => {
      has(builder(code), code, 'gold vp');
      has(builder(same, [code]), code, gained);
      has(builder(BLACK, [code]), code, '');
    },
  );
});

test('every card has a proof of its ability: in a table here, or in scenarios that begin with its name', () => {
  const tables = [GIVES, COUNTS, ACTS, SCORES, REWARDS];
  const proved = new Set(tables.flatMap((one) => one.map(([code]) => code)));
  const decks = { ZWY: 'common', BAR: 'barbarians', JAP: 'japanese', RZY: 'romans', EGI: 'egyptians' };
  const titles = Object.entries(decks).flatMap(([prefix, deck]) => {
    const file = new URL(`../scenarios/cards/${deck}.json`, import.meta.url);
    return parseScenarios(readFileSync(file, 'utf8'), deck).map(({ scenario }) => `${prefix} ${scenario}`);
  });
  const firsts = new Set(PRINTED.map(([code]) => cardOf(cardNumber(code)!).data.id));
  const open = [...firsts].filter((code) => {
    const title = `${code.slice(0, 3)} ${printed(code)[2]}: `;
    return !proved.has(code) && !titles.some((one) => one.startsWith(title));
  });
  expect(open).toEqual([]);
});
