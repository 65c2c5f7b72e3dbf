import type { Refusal } from '@imperia/engine';

/** A rule of the catalogue says no. Made once: options are checked very often. */
function refusal(rule: string): Refusal {
  return Object.freeze({ rule });
}

export const NOT_YOUR_TURN = refusal('COC-ROUND-02');
export const NO_ACTIONS_LEFT = refusal('COC-ROUND-03');
export const ACTIONS_LEFT = refusal('COC-ROUND-03');
export const TOP_ADVANCE_FIRST = refusal('COC-ADV-02');
export const ADVANCE_OWNED = refusal('COC-ADV-01');
export const ONE_GOVERNMENT = refusal('COC-GOV-06');
export const CANNOT_PAY_ADVANCE = refusal('COC-ADVACT-01');
export const NO_SETTLER = refusal('COC-FOUND-01');
export const NOT_ON_LAND = refusal('COC-FOUND-02');
export const BARREN_LAND = refusal('COC-FOUND-03');
export const CITY_HERE = refusal('COC-FOUND-04');
export const ENEMY_HERE = refusal('COC-FOUND-05');
export const EXHAUSTED_LAND = refusal('COC-FOUND-06');
export const NO_SETTLEMENT_LEFT = refusal('COC-FOUND-07');
export const NOT_YOUR_CITY = refusal('COC-ACTIV-01');
export const ANGRY_ONCE = refusal('COC-ACTIV-04');
export const NOTHING_TO_COLLECT = refusal('COC-COLL-05');
export const ONLY_COLLECT = refusal('COC-ANNEX-54');
export const NEEDS_ADVANCE = refusal('COC-BREQ-01');
export const ANGRY_BUILDS_NOTHING = refusal('COC-BUILD-03');
export const TOO_LARGE_FOR_REALM = refusal('COC-BUILD-04');
export const TOO_LARGE = refusal('COC-BUILD-05');
export const BUILT_ALREADY = refusal('COC-BUILD-06');
export const NO_PIECE_LEFT = refusal('COC-BUILD-07');
export const NO_SEA_FOR_PORT = refusal('COC-BLDG-05');
export const PESTILENCE = refusal('COC-EVT-04');
export const CANNOT_PAY_BUILDING = refusal('COC-BUILD-01');
export const EXPANSION_PIECE = refusal('COC-COMP-10');
export const NEEDS_ENGINEERING = refusal('COC-WON-02');
export const NOT_HAPPY = refusal('COC-WON-02');
export const CANNOT_PAY_WONDER = refusal('COC-WON-02');
export const NEEDS_WONDER_ADVANCE = refusal('COC-WON-03');
export const NEEDS_PORT = refusal('COC-WON-17');
export const CANNOT_PAY_UNIT = refusal('COC-RECR-01');
export const NOBODY_CAN_MOVE = refusal('COC-MLAND-01');
export const CANNOT_PAY_HAPPINESS = refusal('COC-HAPPY-02');
export const INFLUENCED_THIS_TURN = refusal('COC-INFL-09');
export const NO_TARGET = refusal('COC-INFL-03');
export const CARD_COSTS_ACTION = refusal('COC-ACARD-03');
export const CARD_NOT_NOW = refusal('COC-ACARD-02');
