import type { Refusal } from '@imperia/engine';

/** A rule of the catalogue says no. Made once: options are checked very often. */
function refusal(rule: string): Refusal {
  return Object.freeze({ rule });
}

/** Refused for want of tokens: who asks why is told which. */
export function isForWantOfTokens(refused: Refusal): boolean {
  return WANT.has(refused);
}

export const NOT_YOUR_TURN = refusal('OSD-ACTION-01');
export const HAS_PASSED = refusal('OSD-ACTION-03');
export const TARGET_HAS_PASSED = refusal('OSD-ACTION-04');
export const NOT_IN_HAND = refusal('OSD-BUILD-01');
export const CANNOT_PAY_BUILDING = refusal('OSD-BUILD-02');
export const NO_LOCATION_TO_GIVE_UP = refusal('OSD-BUILD-11');
export const COMMON_CARD_IS_NO_DEAL = refusal('OSD-DEAL-02');
export const NO_FOOD_FOR_DEAL = refusal('OSD-DEAL-04');
export const NO_RAZE_TOKEN = refusal('OSD-RAZE-02');
export const NO_RAZE_FIELD = refusal('OSD-RAZE-13');
export const TOO_FEW_RAZE_TOKENS = refusal('OSD-RAZE-07');
export const DEFENDED = refusal('OSD-DEFENSE-02');
export const GUARDED = refusal('OSD-JAPAN-09');
export const OWN_LOCATION = refusal('OSD-RAZE-09');
export const RUINS = refusal('OSD-COMMON-CARDS-08');
export const PEACE = refusal('OSD-VARIANTS-17');
export const NOT_IN_EMPIRE = refusal('OSD-ACTIVATE-01');
export const NO_ACTION = refusal('OSD-ACTIVATE-02');
export const USED_UP = refusal('OSD-ACTIVATE-05');
export const CANNOT_PAY_ACTION = refusal('OSD-ACTIVATE-03');
export const NO_INSTANT = refusal('OSD-FRIENDS-INSTANT-01');
export const NOT_OPEN = refusal('OSD-FRIENDS-OPEN-PRODUCTION-02');
export const OWN_OPEN_PRODUCTION = refusal('OSD-FRIENDS-OPEN-PRODUCTION-03');
export const NO_WORKER_TO_SEND = refusal('OSD-FRIENDS-OPEN-PRODUCTION-04');
export const EXHAUSTED = refusal('OSD-FRIENDS-OPEN-PRODUCTION-07');
export const HOST_HAS_PASSED = refusal('OSD-FAQ-112');
export const DEFENSE_IS_PRINTED = refusal('OSD-FRIENDS-CARDS-04');
export const NO_FOUNDATION = refusal('OSD-AMAZONS-FOUNDATIONS-08');
export const BARRED = refusal('OSD-SOLO-VIRTUAL-FACTIONS-14');
export const ONLY_ATLANTEANS_PLACE = refusal('OSD-ATLANTIS-TECH-16');
export const NO_TECHNOLOGY_TOKEN = refusal('OSD-ATLANTIS-FACTION-03');
export const ONLY_COMMON_TECHNOLOGY = refusal('OSD-ATLANTIS-TECH-01');
export const ONE_TECHNOLOGY_OF_EACH = refusal('OSD-ATLANTIS-TECH-02');
export const DEFENSE_OR_TECHNOLOGY = refusal('OSD-ATLANTIS-TECH-13');
export const LOCKED = refusal('OSD-ATLANTIS-CHAIN-01');
export const UNLOCKED_ALREADY = refusal('OSD-ATLANTIS-CHAIN-07');
export const WRECKED = refusal('OSD-ATLANTIS-CARDS-15');
export const NOT_WRECKED = refusal('OSD-ATLANTIS-CARDS-17');
export const NO_TILE = refusal('OSD-MINIS-DIPLOMACY-01');
export const TILE_USED = refusal('OSD-MINIS-DIPLOMACY-01');
export const NO_MARKET = refusal('OSD-MINIS-MARKET-02');
export const MARKET_VISITED = refusal('OSD-MINIS-MARKET-03');
export const NO_WORKER_FOR_MARKET = refusal('OSD-MINIS-MARKET-05');
export const CARD_SAYS_SO = refusal('OSD-GENERAL-12');
export const NO_DEAL_TO_TAKE = refusal('OSD-FAQ-45');
export const NO_FACTION_CARD_LEFT = refusal('OSD-FAQ-82');
export const TOO_FEW_WORKERS = refusal('OSD-EXCHANGE-01');
export const NO_DEFENSE_ALONE = refusal('OSD-FAQ-128');
export const NO_DEFENSE_TOKEN = refusal('OSD-DEFENSE-01');
export const ONLY_COMMON_DEFENDED = refusal('OSD-DEFENSE-07');
export const DEFENDED_ALREADY = refusal('OSD-DEFENSE-02');
export const ONLY_JAPANESE_SAMURAI = refusal('OSD-JAPAN-03');
export const ONE_SAMURAI = refusal('OSD-JAPAN-05');
export const NO_WORKER_FOR_SAMURAI = refusal('OSD-JAPAN-04');
export const NO_CONQUEST = refusal('OSD-WAR-CONQUEST-01');
export const CONQUEST_BY_POSITION = refusal('OSD-WAR-CONQUEST-03');
export const CONQUEST_OF_DEFENDED = refusal('OSD-WAR-CONQUEST-05');
export const CONQUEST_OF_GUARDED = refusal('OSD-WAR-DEFENSE-04');
export const SAMURAI_OR_DEFENSE = refusal('OSD-WAR-DEFENSE-05');
export const FORTRESS = refusal('OSD-WAR-FORTRESS-02');
export const FULLY_FORTIFIED = refusal('OSD-WAR-FORTRESS-06');
export const NO_SIEGE = refusal('OSD-WAR-SIEGE-01');
export const TOO_FEW_FOR_SIEGE = refusal('OSD-WAR-SIEGE-02');
export const NOTHING_TO_BESIEGE = refusal('OSD-WAR-FORTRESS-04');
export const NEUTRAL = refusal('OSD-WAR-CARDS-05');

const WANT: ReadonlySet<Refusal> = new Set([
  CANNOT_PAY_BUILDING,
  NO_FOOD_FOR_DEAL,
  NO_RAZE_TOKEN,
  TOO_FEW_RAZE_TOKENS,
  DEFENDED,
  GUARDED,
  CANNOT_PAY_ACTION,
  TOO_FEW_WORKERS,
  CONQUEST_BY_POSITION,
  CONQUEST_OF_DEFENDED,
  CONQUEST_OF_GUARDED,
  TOO_FEW_FOR_SIEGE,
]);
