export { packsFor } from './brought.ts';
export { BASE, type ChoiceFault, choiceOf, chosenDeck, WHOLE } from './choice.ts';
export { deckByCode, deckCode, readCode } from './code.ts';
export { type BuiltDeck, cardsFor, type DeckCard, type DeckList, numbersOf, sizeOf } from './deck.ts';
export { type DeckFile, deckFile, ownFaults, readDeck } from './file.ts';
export { DECK_SIZE, type DeckFault, deckFaults, expansionsOf, FORMATS, type Format, SPLIT } from './legal.ts';
export { expansionsFor, readyDeck } from './ready.ts';
export { formatOf, modulesOf, type TableFault, tableFault } from './table.ts';
