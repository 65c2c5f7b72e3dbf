import type { Lang, Spoken } from '@imperia/kit';
import { OPEN_SEA } from '../map.ts';
import type { TinyEvent, TinyStep } from '../steps.ts';

/** How a sentence names what it speaks of. */
export interface Says {
  readonly card: (card: number) => string;
  readonly cards: (cards: readonly number[]) => string;
  readonly seat: (seat: number) => string;
  readonly hex: (hex: number) => string;
}

type Options = { readonly [K in TinyStep['do']]?: (step: Extract<TinyStep, { do: K }>, says: Says) => string };
type Events = { readonly [K in TinyEvent['did']]: (event: Extract<TinyEvent, { did: K }>, says: Says) => string };

export function hexName(hex: number, lang: Lang): string {
  if (hex === OPEN_SEA) return lang === 'pl' ? 'otwarte morze' : 'the open sea';
  return lang === 'pl' ? `wyspa ${hex}` : `island ${hex}`;
}

export const QUESTIONS: Spoken<Readonly<Partial<Record<TinyStep['do'], string>>>> = {
  pl: {
    bid: 'Którą kartę dajesz w licytacji?',
    swap: 'Które karty wymieniasz?',
    turn: 'Co robisz?',
    challenge: 'Czy strzelasz do nadpływającego statku?',
    consider: 'Czy przyjmujesz ofertę?',
    'consider counter': 'Czy przyjmujesz nową cenę?',
    'hand limit': 'Które karty odrzucasz?',
  },
  en: {
    bid: 'Which card do you bid?',
    swap: 'Which cards do you swap?',
    turn: 'What do you do?',
    challenge: 'Do you fire at the ship that comes?',
    consider: 'Do you accept the offer?',
    'consider counter': 'Do you accept the new price?',
    'hand limit': 'Which cards do you discard?',
  },
};

export const OPTIONS: Spoken<Options> = {
  pl: {
    'bid card': ({ card }, { card: name }) => `Daj: ${name(card)}`,
    draw: () => 'Dobierz kartę',
    play: ({ card }, { card: name }) => `Zagraj: ${name(card)}`,
    sail: ({ to }, { hex }) => `Płyń: ${hex(to)}`,
    look: ({ from }, { card }) => `Spójrz na talię: ${card(from)}`,
    pledge: ({ card, to }, { card: name, seat }) => `Obiecaj: ${name(card)} (${seat(to)})`,
    fire: ({ card }, { card: name }) => `Strzel: ${name(card)}`,
    'let pass': () => 'Przepuść',
    offer: ({ to, gold, fish }, { seat }) => `Zaproponuj ${gold} złota za ${fish} ryb: ${seat(to)}`,
    accept: () => 'Przyjmij',
    decline: () => 'Odmów',
    counter: ({ gold }) => `Zażądaj ${gold} złota`,
    'end turn': () => 'Zakończ turę',
  },
  en: {
    'bid card': ({ card }, { card: name }) => `Bid ${name(card)}`,
    draw: () => 'Draw a card',
    play: ({ card }, { card: name }) => `Play ${name(card)}`,
    sail: ({ to }, { hex }) => `Sail to ${hex(to)}`,
    look: ({ from }, { card }) => `Look at the deck from ${card(from)}`,
    pledge: ({ card, to }, { card: name, seat }) => `Pledge ${name(card)} to ${seat(to)}`,
    fire: ({ card }, { card: name }) => `Fire ${name(card)}`,
    'let pass': () => 'Let it pass',
    offer: ({ to, gold, fish }, { seat }) => `Offer ${gold} gold for ${fish} fish to ${seat(to)}`,
    accept: () => 'Accept',
    decline: () => 'Decline',
    counter: ({ gold }) => `Ask for ${gold} gold`,
    'end turn': () => 'End the turn',
  },
};

export const EVENTS: Spoken<Events> = {
  pl: {
    gull: ({ card }, { card: name }) => `Mewa pokazuje: ${name(card)}.`,
    bid: ({ seat, card }, says) => `${says.seat(seat)} daje w licytacji: ${says.card(card)}.`,
    quarrel: ({ seat }, says) => `${says.seat(seat)} wszczyna kłótnię admirałów: koniec gry.`,
    first: ({ seat }, says) => `Zaczyna ${says.seat(seat)}.`,
    draw: ({ seat, card }, says) => `${says.seat(seat)} dobiera: ${says.card(card)}.`,
    play: ({ seat, card }, says) => `${says.seat(seat)} zagrywa: ${says.card(card)}.`,
    look: ({ seat, card, from }, says) => `${says.seat(seat)} patrzy z karty ${says.card(from)}: ${says.card(card)}.`,
    pledge: ({ seat, to, card }, says) => `${says.seat(seat)} obiecuje: ${says.card(card)} (${says.seat(to)}).`,
    'hand over': ({ seat, to, cards }, says) => `${says.seat(seat)} oddaje: ${says.cards(cards)} (${says.seat(to)}).`,
    fire: ({ seat, card, rolls }, says) =>
      `${says.seat(seat)} strzela: ${says.card(card)} (${rolls.map((roll) => roll + 1).join(', ')}).`,
    arrive: ({ seat, to }, says) => `${says.seat(seat)} dopływa: ${says.hex(to)}.`,
    storm: ({ seat, roll }, says) => `${says.seat(seat)} trafia na sztorm: ${roll + 1}.`,
    fish: ({ seat, card }, says) => `${says.seat(seat)} łowi rybę: ${says.card(card)}.`,
    dig: ({ seat, card }, says) => `${says.seat(seat)} wykopuje: ${says.card(card)}.`,
    offer: ({ seat, to, gold, fish }, says) =>
      `${says.seat(seat)} proponuje ${gold} złota za ${fish} ryb (${says.seat(to)}).`,
    trade: ({ seat, with: other }, says) => `${says.seat(seat)} i ${says.seat(other)} handlują.`,
    decline: ({ seat }, says) => `${says.seat(seat)} odmawia.`,
    discard: ({ seat, cards }, says) => `${says.seat(seat)} odrzuca: ${says.cards(cards)}.`,
  },
  en: {
    gull: ({ card }, { card: name }) => `The gull shows ${name(card)}.`,
    bid: ({ seat, card }, says) => `${says.seat(seat)} bids ${says.card(card)}.`,
    quarrel: ({ seat }, says) => `${says.seat(seat)} makes the admirals quarrel: the game is over.`,
    first: ({ seat }, says) => `${says.seat(seat)} begins.`,
    draw: ({ seat, card }, says) => `${says.seat(seat)} draws ${says.card(card)}.`,
    play: ({ seat, card }, says) => `${says.seat(seat)} plays ${says.card(card)}.`,
    look: ({ seat, card, from }, says) => `${says.seat(seat)} looks from ${says.card(from)} at ${says.card(card)}.`,
    pledge: ({ seat, to, card }, says) => `${says.seat(seat)} pledges ${says.card(card)} to ${says.seat(to)}.`,
    'hand over': ({ seat, to, cards }, says) => `${says.seat(seat)} hands ${says.cards(cards)} to ${says.seat(to)}.`,
    fire: ({ seat, card, rolls }, says) =>
      `${says.seat(seat)} fires ${says.card(card)} (${rolls.map((roll) => roll + 1).join(', ')}).`,
    arrive: ({ seat, to }, says) => `${says.seat(seat)} arrives at ${says.hex(to)}.`,
    storm: ({ seat, roll }, says) => `${says.seat(seat)} meets a storm: ${roll + 1}.`,
    fish: ({ seat, card }, says) => `${says.seat(seat)} catches a fish by ${says.card(card)}.`,
    dig: ({ seat, card }, says) => `${says.seat(seat)} digs up ${says.card(card)}.`,
    offer: ({ seat, to, gold, fish }, says) =>
      `${says.seat(seat)} offers ${gold} gold for ${fish} fish to ${says.seat(to)}.`,
    trade: ({ seat, with: other }, says) => `${says.seat(seat)} and ${says.seat(other)} trade.`,
    decline: ({ seat }, says) => `${says.seat(seat)} declines.`,
    discard: ({ seat, cards }, says) => `${says.seat(seat)} discards ${says.cards(cards)}.`,
  },
};
