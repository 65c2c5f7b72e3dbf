import type { AnyKit, OwnPacks } from '@imperia/kit';
import { SHELF } from '@imperia/shelf';

/** All games of this release, fetched before anything is served: tables are folded without waiting. */
export const KITS: ReadonlyMap<string, AnyKit> = new Map(
  await Promise.all(Object.entries(SHELF).map(async ([id, { kit }]) => [id, await kit()] as const)),
);

/** What checks people's own packs, by game. */
export const PACKS: ReadonlyMap<string, OwnPacks> = new Map(
  await Promise.all([...KITS].flatMap(([id, { packs }]) => (packs ? [packs().then((own) => [id, own] as const)] : []))),
);
