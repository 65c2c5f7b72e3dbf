import type { Content } from '@imperia/engine';
import { fingerprint } from '@imperia/kit';
import actions from '../cards/action-cards.json' with { type: 'json' };
import civilizations from '../cards/civilizations.json' with { type: 'json' };
import events from '../cards/events.json' with { type: 'json' };
import objectives from '../cards/objectives.json' with { type: 'json' };
import wonders from '../cards/wonders.json' with { type: 'json' };
import advances from '../pieces/advances.json' with { type: 'json' };
import buildings from '../pieces/buildings.json' with { type: 'json' };
import die from '../pieces/die.json' with { type: 'json' };
import layouts from '../pieces/layouts.json' with { type: 'json' };
import tiles from '../pieces/tiles.json' with { type: 'json' };
import units from '../pieces/units.json' with { type: 'json' };
import { type Config, hasExpansion } from './config.ts';

const FILES = {
  actions,
  objectives,
  events,
  wonders,
  advances,
  pieces: { buildings, units, die },
  map: { tiles, layouts },
  civilizations,
};
type Part = keyof typeof FILES;

/** The cards and pieces of the first release. Records of that time do not say which they were dealt from: it was these. */
const FIRST: Readonly<Record<Part, string>> = {
  actions: '580043517ba78576',
  objectives: '3cdeac26db32a819',
  events: 'd3ddb4a635a822ae',
  wonders: 'ae2093b0df069b3f',
  advances: '8bee866505ae8e3e',
  pieces: 'a56cdb4275c2690b',
  map: 'c9da10d3a7862f81',
  civilizations: '01d241a894c87a32',
};

const BASE = (Object.keys(FILES) as Part[]).filter((part) => part !== 'civilizations');
const known = new Map<Part, string>();

/** The fingerprint of all cards and pieces that such a game is dealt from. */
export function content(config: Config): Content {
  return Object.fromEntries(partsOf(config).map((part) => [part, fingerprintOf(part)]));
}

export function firstContent(config: Config): Content {
  return Object.fromEntries(partsOf(config).map((part) => [part, FIRST[part]]));
}

function partsOf(config: Config): readonly Part[] {
  return hasExpansion(config) ? [...BASE, 'civilizations'] : BASE;
}

function fingerprintOf(part: Part): string {
  const found = known.get(part) ?? fingerprint(FILES[part]);
  known.set(part, found);
  return found;
}
