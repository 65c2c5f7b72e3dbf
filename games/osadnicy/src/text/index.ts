/** The words of the game, in every language it speaks. */

export { LANGS, type Lang, plain } from '@imperia/kit';
export { deckFaultText, formatName, formatText, tableFaultText } from './decks.ts';
export { eventText } from './events.ts';
export { GROUPS, type Group, groupText, optionGroup } from './groups.ts';
export { hintAccount, hintText, type StandingChanges } from './hints.ts';
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
export type { Icon, IconPart, Part } from './parts.ts';
export { pointSourceName } from './point-sources.ts';
export { asksWhatIsKept, pickItemText, questionText } from './questions.ts';
export { configFaultText, optionDescription, optionName } from './settings.ts';
export { becauseText, soloResultText, targetText, titleName } from './solo.ts';
