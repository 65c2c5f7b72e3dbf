import { drawn, type Setup, type Spoken, type Wanted } from '@imperia/kit';
import { BOXES, NATIONS, type Nation, SIDES, type SideName } from '../card-data.ts';
import { NATION_DATA } from '../cards.ts';
import { type Config, type ConfigFault, configFault, MAX_SEATS, MIN_SEATS } from '../config.ts';
import { LEVELS } from '../solo/levels.ts';
import { boxName, complexityText, levelName, levelText, sideName } from '../text/names.ts';
import { configFaultText } from '../text/settings.ts';
import { readConfig } from './read-config.ts';

const BAD_SHAPE: Spoken<string> = {
  pl: 'To nie jest opis stołu: potrzebne są „seats” (nacja i strona każdego gracza), „boxes” i „commons”.',
  en: 'This does not describe a table: it needs “seats” (a nation and a side each), “boxes” and “commons”.',
};

const BY_LOT = 'lot';
/** The side of a power card for whoever plays for the first time. */
const EASIER: SideName = 'B';
const FOR_NEW_PLAYERS: Spoken<string> = { pl: 'dla nowych graczy', en: 'for new players' };

/** Two nations that are easy to play, against each other. */
const GOOD_BEGINNING: readonly Nation[] = ['romans', 'macedonians'];

export const setup: Setup<Config> = {
  least: MIN_SEATS,
  most: MAX_SEATS,
  alone: true,
  perSeat: [
    {
      id: 'nation',
      name: { pl: 'Nacja', en: 'Nation' },
      of: nations(),
      distinct: true,
    },
    {
      id: 'side',
      name: { pl: 'Karta potęgi', en: 'Power card' },
      of: SIDES.map((id) => ({
        id,
        name: { pl: sideName(id, 'pl'), en: sideName(id, 'en') },
        ...(id === EASIER ? { text: FOR_NEW_PLAYERS } : {}),
      })),
      distinct: false,
    },
  ],
  perTable: [
    { id: 'boxes', name: { pl: 'Pudełka', en: 'Boxes' }, of: boxes(), many: true },
    { id: 'commons', name: { pl: 'Karty wspólne', en: 'Common cards' }, of: boxes(), many: false },
    {
      id: 'rival',
      name: { pl: 'Nacja Rywala w grze solo', en: 'Nation of the Rival in a solo game' },
      of: [{ id: BY_LOT, name: { pl: 'losowa', en: 'by lot' } }, ...nations()],
      many: false,
    },
    {
      id: 'level',
      name: { pl: 'Poziom Rywala w grze solo', en: 'Level of the Rival in a solo game' },
      of: LEVELS.map((level) => ({
        id: String(level),
        name: { pl: levelName(level, 'pl'), en: levelName(level, 'en') },
        text: { pl: levelText(level, 'pl'), en: levelText(level, 'en') },
      })),
      many: false,
    },
  ],
  usual: (seats) => ({
    seats: Array.from({ length: seats }, (_, seat) => ({ nation: GOOD_BEGINNING[seat] ?? null, side: EASIER })),
    table: {
      boxes: [...BOXES],
      commons: ['classics'],
      rival: [seats === 1 ? GOOD_BEGINNING[1]! : BY_LOT],
      level: ['1'],
    },
  }),
  make,
  wanted: ({ seats, boxes, commons, rival }): Wanted => ({
    seats: seats.map(({ nation, side }) => ({ nation, side })),
    table: {
      boxes,
      commons: [commons],
      rival: [rival?.nation ?? BY_LOT],
      level: [String(rival?.level ?? LEVELS[0])],
    },
  }),
  read,
  faultText: (fault: SetupFault, lang) => (fault.fault === 'shape' ? BAD_SHAPE[lang] : configFaultText(fault, lang)),
  side: ({ seats, rival }, seat) => seats[seat]?.nation ?? rival?.nation ?? '',
};

type SetupFault = ConfigFault | { readonly fault: 'shape'; readonly found: unknown };

function nations() {
  return NATIONS.map((id) => {
    const { name, complexity } = NATION_DATA[id];
    return { id, name, text: { pl: complexityText(complexity, 'pl'), en: complexityText(complexity, 'en') } };
  });
}

function boxes() {
  return BOXES.map((id) => ({ id, name: { pl: boxName(id, 'pl'), en: boxName(id, 'en') } }));
}

/** Nations and sides that nobody chose are drawn by lot, the Rival's last. A single player meets the Rival. */
function make({ seats, table }: Wanted, below: (n: number) => number) {
  const boxes = table.boxes ?? BOXES;
  const alone = seats.length === 1;
  const rival = table.rival?.[0] ?? BY_LOT;
  const wished = [...seats.map(({ nation }) => nation), ...(alone ? [rival === BY_LOT ? null : rival] : [])];
  const nations = drawn(
    wished,
    NATIONS.filter((nation) => boxes.includes(NATION_DATA[nation].box)),
    below,
  );
  return read({
    seats: seats.map(({ side }, i) => ({ nation: nations[i], side: side ?? SIDES[below(SIDES.length)] })),
    boxes,
    commons: table.commons?.[0] ?? boxes[0] ?? '',
    ...(alone && { rival: { nation: nations[1], level: Number(table.level?.[0] ?? LEVELS[0]) } }),
  });
}

function read(json: unknown): { readonly config: Config } | SetupFault {
  const config = readConfig(json);
  if (!config) return { fault: 'shape', found: json };
  return configFault(config) ?? { config };
}
