import type { LearnWords } from './learn.ts';

export const LEARN_EN: LearnWords = {
  sources: {
    cost: 'Cost',
    gain: 'Gain',
    progress: 'Progress',
    play: 'In play',
    history: 'History',
    deck: 'Hand and deck',
    power: 'Power card',
    total: 'Total',
    theirs: 'Macedonians',
  },
  counted: {
    unrest: (n) => `${n} Unrest`,
    draw: (n) => `${n} ${n === 1 ? 'card' : 'cards'} drawn`,
    vp: (n) => `${n} ${n === 1 ? 'point' : 'points'}`,
  },
  beats: {
    welcome: {
      title: 'Welcome!',
      text: () =>
        'You lead the Romans, from a barbarian tribe to an empire. The Macedonians would like to get there first. There is no fixed number of rounds: the game ends when a deck runs out, and whoever has the most Victory Points wins.',
    },
    state: {
      title: 'Your state card',
      text: () =>
        'For now you are barbarians. The tokens show what one turn allows: 3 actions, each of which plays a card, and 5 exhaust tokens for cards that already lie before you. All of them come back at the end of your turn.',
    },
    goods: {
      title: 'Your goods',
      text: () =>
        'Materials and population pay for things. Progress does too: each token stands in for 1 population or 2 materials. But every progress token that you still have at the end is worth 1 point.',
    },
    hand: {
      title: 'Your hand',
      text: () =>
        'These five cards come from your own deck of ten. An axe means that only barbarians can play the card, a crown that only an empire can. A pin means that the card stays in play. Point at a card to read all of it.',
    },
    market: {
      title: 'The market',
      text: () =>
        'Here lie new cards for your deck. Under many of them waits Unrest: whoever acquires such a card takes the Unrest along. When a card is taken, the deck above it brings the next.',
    },
    turn: {
      title: 'Your turn',
      text: () =>
        'Usually you activate: play cards and use what you have in play, in any order. What can be used is highlighted. While I still have something to show you, I keep the Clean up button out of your way.',
    },
    region: {
      title: 'Play a region',
      text: ({ card, ability }) =>
        `Choose “${card}” from your hand and play it. It is a region with a pin, so it stays before you. Its text: “${ability}”`,
    },
    garrison: {
      title: 'A garrison',
      text: () =>
        'You may tuck a card from your hand under the region. It leaves your deck but still counts at the end of the game. Good for a card that only gets in the way. You need not: confirm without a card for now.',
    },
    regionPlayed: {
      title: 'Your region',
      text: ({ card }) =>
        `“${card}” is yours, and one action token is spent. Many cards count your regions, and for Glory you will one day give up three of them.`,
    },
    conquer: {
      title: 'Acquire a card',
      text: ({ card, ability }) =>
        `The market feeds your deck. “${card}” takes a card from there: “${ability}” Play it.`,
    },
    way: {
      title: 'Which way?',
      text: ({ card }) =>
        `“${card}” can be used in several ways, and you choose exactly one. What you cannot pay for is not offered. The first is fine for now.`,
    },
    acquireWhich: {
      title: 'Which card?',
      text: ({ card }) =>
        `You may take any highlighted card, with all tokens that lie on it, and with the Unrest under it, if there is any. I suggest “${card}”.`,
    },
    acquired: {
      title: 'Acquired',
      text: ({ card, n }) =>
        `“${card}” is in your hand, ready to be played.${n > 0 ? ' The Unrest from under it came along.' : ' There was no Unrest under it: lucky you.'} From now on it comes back every time your deck goes round.`,
    },
    calm: {
      title: 'Unrest',
      text: () =>
        'Unrest clogs your hand and costs 2 points at the end. Playing it is an action too: pay 1 population, discard 2 cards or pay 3 materials, and it goes back to its pile. Try it.',
    },
    calmed: {
      title: 'The unrest pile',
      text: () =>
        'Unrest goes back here. Keep an eye on this pile: when it is empty, everything collapses at once, and whoever has the least Unrest wins, whatever the points.',
    },
    prosper: {
      title: 'Prosperity',
      text: ({ card }) =>
        `“${card}” pays you for your regions: materials for production symbols, or population for each region. Everyone may draw a card first. Play it.`,
    },
    prospered: {
      title: 'A harvest',
      text: () =>
        'The more regions you have, the more this card brings. That is what deck building is about: cards that make each other better.',
    },
    breakThrough: {
      title: 'Break through',
      text: ({ card, ability }) =>
        `To break through is the gentle way to a card: it comes without Unrest. “${card}” does that: “${ability}” Play it.`,
    },
    breakFor: {
      title: 'From the market or the deck',
      text: ({ card }) =>
        `Take a highlighted card, with the tokens on it, or the unknown top card of a deck. The Unrest under a card goes back to its pile. I suggest “${card}”.`,
    },
    brokeThrough: {
      title: 'Without Unrest',
      text: ({ card }) =>
        `“${card}” is yours, and no Unrest came with it. A card that says “put this card into your history” leaves your deck for good, but is still counted at the end.`,
    },
    playNew: {
      title: 'Play your new card',
      text: ({ card, ability }) =>
        `“${card}” may be played at once if you have an action left. It has a pin and stays in play. Its text: “${ability}”`,
    },
    exhaust: {
      title: 'Exhaust a card',
      text: ({ card }) =>
        `“${card}” lies before you and can be used once every turn, for an exhaust token instead of an action. Try it.`,
    },
    exhausted: {
      title: 'Exhausted',
      text: ({ card }) =>
        `The token lies on “${card}” until you clean up. You have five of them each turn, so cards like this are almost free.`,
    },
    cleanUp: {
      title: 'Clean up',
      text: () =>
        'When you are done, or out of actions, you clean up: one token goes to the market, your own tokens come back, you discard what you like and fill your hand.',
    },
    marketToken: {
      title: 'A token for the market',
      text: ({ card }) =>
        `Put 1 progress on any market card, for example “${card}”. Whoever takes the card gets the token as well, so choose something that you would like to take yourself.`,
    },
    tidy: {
      title: 'Keep or discard?',
      text: () =>
        'Before you draw up to 5 cards again, you may discard any number. Today, choose all of them: I would like to show you the rest of your deck, and the sooner it runs out, the sooner your nation grows.',
    },
    drawn: {
      title: 'A new hand',
      text: () => 'You have five cards again, and all your tokens are back. Next come the Macedonians.',
    },
    reshuffled: {
      title: 'Your deck ran out',
      text: ({ card }) =>
        `Your discard pile becomes your new deck, and the top card of your nation deck joins it: “${card}”. An exhaust token marks the nation deck, so this happens at most once in a turn.`,
    },
    rivalTurn: {
      title: 'What the Macedonians did',
      text: ({ event }) =>
        `${event} The log on the side tells everything that happens; point at a line to see what it is about.`,
    },
    solstice: {
      title: 'Solstice',
      text: () =>
        'Once everyone has had a turn, the round ends with the solstice: cards in play that show a sun do what they say. Then the next round begins.',
    },
    otherTurns: {
      title: 'Two other turns',
      text: () =>
        'Instead of activating you may innovate: discard your whole hand and break through for one card. Or revolt: put back all Unrest in your hand. Either takes the whole turn, so they are for bad hands. Now activate.',
    },
    attacked: {
      title: 'An attack',
      text: ({ event }) =>
        `${event} A card with a dagger is an attack: it hurts everyone else. Some cards protect you from it.`,
    },
    alone: {
      title: 'Now you lead',
      text: () =>
        'You know how a turn goes. Get rid of Unrest early, play regions, take cards that fit together, and hurry through your deck: your nation cards lead to the empire. I will speak up when something new happens; when in doubt, ask for a hint.',
    },
    revolt: {
      title: 'Time for a revolt?',
      text: ({ n }) =>
        `You are holding ${n} Unrest cards. You can pay for them one by one, or start a revolt: it puts all of them back at once and costs nothing, but your whole turn.`,
    },
    accession: {
      title: 'Hail, Caesar!',
      text: () =>
        'Your nation deck is used up, and its last card turns your state card: you are an empire. Cards with a crown can be played now, those with an axe no longer: discard or garrison them, or use them up in other ways.',
    },
    develop: {
      title: 'Develop',
      text: () =>
        'As an empire, whenever your deck runs out you may buy one of your development cards: they are strong and worth points. You see all of them with their cost. The more of them you buy, the sooner the game ends.',
    },
    developed: {
      title: 'Developed',
      text: ({ card }) =>
        `“${card}” is shuffled into your deck. When somebody develops their last card, the end of the game begins.`,
    },
    fame: {
      title: 'Fame',
      text: () =>
        'Fame cards are worth the most points. They are won with Glory, for three regions. Under the fame deck lies King of Kings: when it is turned over, the end of the game begins.',
    },
    lastRound: {
      title: 'The end is near',
      text: () =>
        'The end of the game has begun: this round is finished, and one more full round is played. Now only points count: play what is worth points in play, put cards into your history, and save progress.',
    },
    end: {
      title: 'The game is over',
      text: () =>
        'Every card that you own counts, wherever it lies, but for those left in the nation and development decks. Thank you for playing! Each of the sixteen nations plays differently: try another one.',
    },
  },
  page: {
    title: 'Learn Imperium',
    intro:
      'Your first game, with a guide beside you who tells you what is going on, shows you what to click and explains what happened. You play for real, as the Romans against easy-going Macedonians.',
    points: [
      'Two guided rounds: playing cards, the market, Unrest and cleaning up.',
      'Then you play on by yourself, and the guide speaks up when something new happens: your first reshuffle, the empire, developments, the end.',
      'You can stop at any time and pick up where you left off.',
    ],
  },
};
