/** The words of the game, in every language it speaks. */
export { cardParts, cardText, type Printed, sideParts, sideText } from './cards.ts';
export { eventText } from './events.ts';
export {
  boxName,
  cardName,
  certaintyName,
  complexityText,
  iconName,
  levelName,
  levelText,
  nationName,
  phaseName,
  seatName,
  sideName,
  stateName,
  suitName,
  symbolText,
  tokenName,
  tokensText,
  translatedNote,
} from './names.ts';
export { optionParts, optionText } from './options.ts';
export type { Icon as PartIcon, IconPart, Part } from './parts.ts';
export { pickItemText, questionText } from './questions.ts';
export { configFaultText } from './settings.ts';
