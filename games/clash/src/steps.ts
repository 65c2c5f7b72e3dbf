import type { AdvanceStep, CityStep, CultureStep, MoveStep, PowerStep } from './steps/actions.ts';
import type { CardStep, WonderStep } from './steps/cards.ts';
import type { CivilizationStep } from './steps/civilizations.ts';
import type { EventStep, PersonStep } from './steps/events.ts';
import type { GoodsStep, RoundStep } from './steps/round.ts';
import type { TradeStep } from './steps/trade.ts';
import type { WarStep } from './steps/war.ts';

export type { Why } from './steps/fields.ts';

export type ClashStep =
  | RoundStep
  | GoodsStep
  | AdvanceStep
  | CityStep
  | MoveStep
  | CultureStep
  | PowerStep
  | WonderStep
  | CardStep
  | WarStep
  | EventStep
  | PersonStep
  | CivilizationStep
  | TradeStep;

export type StepName = ClashStep['do'];
export type StepOf<Name extends StepName> = Extract<ClashStep, { do: Name }>;
