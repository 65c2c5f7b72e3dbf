import { type Config, cardOf, type Faction, type Option } from '@imperia/osadnicy';
import { type Beat, shown, told, tried } from './beats.ts';

export const LESSON_IDS = ['friends', 'magic3', 'war', 'atlantis', 'aztecs', 'amazons', 'minis'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

interface Taught {
  readonly config: Config;
  readonly beats: readonly Beat[];
}

function table(factions: readonly Faction[], ...options: readonly Option[]): Config {
  return { factions, options };
}

const ops = (card: number) => JSON.stringify(cardOf(card).data);
const countsSets = (card: number) => ops(card).includes('"gainPerSet"');
const seeks = (card: number) => ops(card).includes('"seekColour"');
const prays = (card: number) => ops(card).includes('"pray"');
const isFaction = (card: number) => cardOf(card).deck !== 0;
const takesTech = (card: number) => (cardOf(card).data.action?.spend.tech ?? 0) > 0;
const takesFoundation = (card: number) => (cardOf(card).data.action?.spend.foundation ?? 0) > 0;

/** What each expansion adds, in the order in which the guide speaks of it. */
export const TAUGHT: Readonly<Record<LessonId, Taught>> = {
  friends: {
    config: table(['romans', 'barbarians'], 'friends'),
    beats: [
      shown('open', 'rival', ['OSD-FRIENDS-OPEN-PRODUCTION-01', 'OSD-FRIENDS-OPEN-PRODUCTION-02']),
      tried('visit', { option: 'send worker', did: 'send worker' }, ['OSD-FRIENDS-OPEN-PRODUCTION-04']),
      told('visited', 'send worker', 'goods', ['OSD-FRIENDS-OPEN-PRODUCTION-06', 'OSD-FRIENDS-OPEN-PRODUCTION-07']),
      tried('instant', { option: 'play instant', did: 'play instant' }, ['OSD-FRIENDS-INSTANT-01']),
      told('played', 'play instant', 'rival', ['OSD-FRIENDS-INSTANT-02']),
      shown('welcome', 'empire', ['OSD-FRIENDS-OPEN-PRODUCTION-03', 'OSD-FRIENDS-STORES-04']),
    ],
  },
  magic3: {
    config: table(['romans', 'barbarians'], 'magic3'),
    beats: [
      shown('sets', 'empire', ['OSD-MAGIC3-SETS-01', 'OSD-MAGIC3-SETS-02']),
      tried('seek', { option: 'activate', such: seeks, did: 'activate' }, ['OSD-MAGIC3-COLOURS-10']),
      told('sought', 'search', 'hand', ['OSD-MAGIC3-COLOURS-10', 'OSD-MAGIC3-COLOURS-11']),
      tried('counting', { option: 'build', such: countsSets, did: 'build' }, ['OSD-MAGIC3-SETS-07']),
      shown('counted', 'empire', ['OSD-MAGIC3-SETS-04', 'OSD-MAGIC3-SETS-06']),
    ],
  },
  war: {
    config: table(['romans', 'barbarians'], 'war'),
    beats: [
      shown('rows', 'rival', ['OSD-WAR-LAYOUT-01', 'OSD-WAR-LAYOUT-02']),
      tried('conquer', { option: 'conquer location', did: 'conquer' }, ['OSD-WAR-CONQUEST-01', 'OSD-WAR-CONQUEST-03']),
      told('conquered', 'conquer', 'empire', ['OSD-WAR-CONQUEST-08', 'OSD-WAR-CONQUEST-09']),
      shown('fortress', 'empire', ['OSD-WAR-DEFENSE-02', 'OSD-WAR-FORTRESS-01', 'OSD-WAR-SIEGE-02']),
    ],
  },
  atlantis: {
    config: table(['atlanteans', 'romans'], 'atlantis'),
    beats: [
      shown('tech', 'goods', ['OSD-ATLANTIS-FACTION-02', 'OSD-ATLANTIS-FACTION-03']),
      tried('place', { option: 'place technology', did: 'place technology' }, ['OSD-ATLANTIS-TECH-01']),
      told('placed', 'place technology', 'empire', ['OSD-ATLANTIS-TECH-05', 'OSD-ATLANTIS-TECH-07']),
      tried('use', { option: 'activate', such: takesTech, did: 'activate' }, ['OSD-ATLANTIS-TECH-16']),
      shown('events', 'log', ['OSD-ATLANTIS-EVENTS-01']),
    ],
  },
  aztecs: {
    config: table(['aztecs', 'romans'], 'aztecs'),
    beats: [
      shown('favour', 'goods', ['OSD-AZTECS-FAVOUR-01', 'OSD-AZTECS-FAVOUR-06']),
      tried('pray', { option: 'activate', such: prays, did: 'activate' }, ['OSD-AZTECS-PRAYER-02']),
      told('prayed', 'pray', 'empire', ['OSD-AZTECS-PRAYER-07', 'OSD-AZTECS-PRAYER-08']),
      shown('favours', 'goods', ['OSD-AZTECS-PRAYER-13', 'OSD-AZTECS-PRAYER-17']),
    ],
  },
  amazons: {
    config: table(['amazons', 'romans'], 'amazons'),
    beats: [
      shown('foundations', 'empire', ['OSD-AMAZONS-FACTION-03', 'OSD-AMAZONS-FOUNDATIONS-02']),
      tried('upon', { option: 'build', such: isFaction, did: 'build' }, ['OSD-AMAZONS-FOUNDATIONS-04']),
      told('built', 'give up', 'empire', ['OSD-AMAZONS-FACTION-01', 'OSD-AMAZONS-FOUNDATIONS-05']),
      tried('spend', { option: 'activate', such: takesFoundation, did: 'activate' }, ['OSD-AMAZONS-FOUNDATIONS-08']),
    ],
  },
  minis: {
    config: table(['romans', 'barbarians'], 'diplomacyPact', 'expedition', 'market'),
    beats: [
      shown('tiles', 'minis', ['OSD-MINIS-DIPLOMACY-01', 'OSD-MINIS-MARKET-02']),
      tried('market', { option: 'visit market', did: 'visit market' }, ['OSD-MINIS-MARKET-03', 'OSD-MINIS-MARKET-05']),
      told('visited', 'visit market', 'goods', ['OSD-MINIS-MARKET-06', 'OSD-MINIS-MARKET-07']),
      tried('pact', { option: 'use tile', did: 'use tile' }, ['OSD-MINIS-DIPLOMACY-01']),
      shown('expedition', 'minis', ['OSD-MINIS-EXPEDITION-02', 'OSD-MINIS-EXPEDITION-03']),
    ],
  },
};
