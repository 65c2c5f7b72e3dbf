/** The words of the game, in every language it speaks. */
export { eventText } from './events.ts';
export { GROUPS, type Group, groupText, optionGroup } from './groups.ts';
export { hintAccount, hintText, type StandingChanges } from './hints.ts';
export { LANGS, type Lang } from './lang.ts';
export { missingText } from './missing.ts';
export {
  cardName,
  cardParts,
  cardText,
  colourName,
  costText,
  factionName,
  goodText,
  kindName,
  phaseName,
  sourceName,
  tokensText,
} from './names.ts';
export { optionParts, optionText } from './options.ts';
export { type Icon, type IconPart, type Part, plain } from './parts.ts';
export { pointSourceName } from './point-sources.ts';
export { pickItemText, questionText } from './questions.ts';
export { configFaultText, optionDescription, optionName } from './settings.ts';
export { becauseText, soloResultText, targetText, titleName } from './solo.ts';
