import type { LessonsWords } from './lessons.ts';

export const LESSONS_EN: LessonsWords = {
  end: {
    title: 'That is all',
    text: () =>
      'Now you know what is new. Play on as you like, or take another lesson: there is one for each expansion.',
  },
  friends: {
    title: 'Why Can’t We Be Friends',
    intro: 'Visit a rival’s Open Production, and play a card that works at once.',
    beats: {
      open: {
        title: 'Open Production',
        text: () =>
          'Some Production Locations are open: they work for their owner as any other, and rivals may use them, too. The game has begun without you; look at what your rival has built.',
      },
      visit: {
        title: 'Send a Worker',
        text: ({ card }) =>
          `Your rival has “${card}”. Send a Worker there: that is your action. You take the goods that it produces, and its owner gets a Worker for it.`,
      },
      visited: {
        title: 'Visited',
        text: ({ card }) =>
          `The goods are yours, and your Worker stays on “${card}” until Cleanup. Two Workers exhaust a Location: then nobody can visit it this round. Whoever has passed receives no guests.`,
      },
      instant: {
        title: 'An Instant card',
        text: ({ card }) =>
          `“${card}” is an Instant card: you do not build it. Playing it is an action; you do what it says, and it is discarded. Play it.`,
      },
      played: {
        title: 'Done, and gone',
        text: ({ event }) =>
          `${event} An Instant card works once, and neither a Defense token nor a Samurai stops this one.`,
      },
      welcome: {
        title: 'Hosts and depots',
        text: () =>
          'You may not visit what is open in your own Empire, but each guest leaves you a Worker: it pays to own what your rivals need. Depots, new as well, keep goods from one round to the next and give more for it.',
      },
    },
  },
  magic3: {
    title: 'Three Is a Magic Number',
    intro: 'Collect Locations of one colour: every three of them are a Set.',
    beats: {
      sets: {
        title: 'Sets',
        text: () =>
          'Three Locations of the colours that a card shows are a Set. Common and faction Locations count alike, in whichever row they stand, and one Location can be part of several different Sets.',
      },
      counting: {
        title: 'A Location that counts Sets',
        text: ({ card, ability }) =>
          `Build “${card}”. Its text: “${ability}” It looks at your Sets when it is built, and again in each Production phase; its own colour counts, too.`,
      },
      counted: {
        title: 'Look at the colours',
        text: () =>
          'Each colour stands for a good: brown for wood, grey for stone, red for food, pink for Workers, gold for gold, black for Raze tokens. From now on the colour of a card is a reason to take it.',
      },
      seek: {
        title: 'Look for a colour',
        text: ({ card }) =>
          `“${card}” finds a card of the colour that you choose: cards are revealed until one comes, which is yours. Use it.`,
      },
      sought: {
        title: 'Found',
        text: () =>
          'The card is in your hand, and the others were shuffled back. Had there been none, you would have paid for nothing.',
      },
    },
  },
  war: {
    title: 'We Didn’t Start the Fire',
    intro: 'Conquer a faction Location, and learn what protects your own.',
    beats: {
      rows: {
        title: 'The front',
        text: () =>
          'At war each new faction Location is built to the left of the last one in its row. The leftmost is easiest to conquer, for 2 Raze tokens; each step towards the faction board costs one more.',
      },
      conquer: {
        title: 'Conquer',
        text: ({ card }) =>
          `You have enough Raze tokens for “${card}”. Take it: a conquered Location works for you, and is worth points to you.`,
      },
      conquered: {
        title: 'Yours now',
        text: ({ card }) =>
          `“${card}” stands right beside your faction board, where it is hardest to win back. If it produces, it did so at once. Its goods are gone, there is no building bonus, and your rival received a Worker.`,
      },
      fortress: {
        title: 'Defense and Fortresses',
        text: () =>
          'A Defense token makes a faction Location cost 1 more, and a Samurai does, too. A Fortress can be neither conquered nor razed: its Fortifications are worth points, until somebody besieges it for 2 Raze tokens.',
      },
    },
  },
  atlantis: {
    title: 'Atlanteans',
    intro: 'Place Technology on Common Locations, and use it as a good.',
    beats: {
      tech: {
        title: 'Technology',
        text: () =>
          'You lead the Atlanteans, whose faction Locations are worth no points at the end. Their strength is Technology: place it on Common Locations, or pay with it.',
      },
      place: {
        title: 'Place a token',
        text: ({ card }) =>
          `Before or after your action you may place Technology on your Common Locations, as much as you like. Place a token on “${card}”.`,
      },
      placed: {
        title: 'Better than before',
        text: ({ card }) =>
          `On “${card}” it stays for good. Basic Technology doubles Production, lets a Feature work twice, and allows an Action one more time. If the Location is lost, the token comes back to you.`,
      },
      use: {
        title: 'Pay with Technology',
        text: ({ card }) =>
          `“${card}” asks for Technology as its price. Other factions can use the tokens only in this way. Use it.`,
      },
      events: {
        title: 'Events',
        text: () =>
          'This expansion also has Events in the Common deck. Whoever draws one shows it, everybody does what it says, and another card is drawn in its place.',
      },
    },
  },
  aztecs: {
    title: 'Aztecs',
    intro: 'Pray, and learn what the favour of the gods is good for.',
    beats: {
      favour: {
        title: 'God’s Favour',
        text: () =>
          'You lead the Aztecs. Each round their board gives them the tricolour token, which only they can have. Everybody else has at most one token of Favour of each colour.',
      },
      pray: {
        title: 'Pray',
        text: ({ card, ability }) =>
          `“${card}” is a Prayer: “${ability}” The number tells how many Common cards are drawn. Use it.`,
      },
      prayed: {
        title: 'The gods have answered',
        text: ({ event }) =>
          `${event} The drawn cards are discarded. Where a Prayer says “announce”, the colour is named before drawing; where it says “choose”, after seeing the cards.`,
      },
      favours: {
        title: 'What Favour is for',
        text: () =>
          'If at least one drawn card matches, each of your tokens that fits adds one more. Or use tokens instead of drawing: each counts as one card of its colour. Tokens are kept after a Prayer, until Cleanup.',
      },
    },
  },
  amazons: {
    title: 'Amazons',
    intro: 'Build upon Foundations, and pay with them.',
    beats: {
      foundations: {
        title: 'Foundations',
        text: () =>
          'You lead the Amazons. Each round their board lays a Foundation: a Common card, face down, without the wood that a razed Location would leave.',
      },
      upon: {
        title: 'Build upon one',
        text: ({ card }) =>
          `Build “${card}”. Give up a Foundation for it and you keep all your Locations; a Foundation that was used is discarded.`,
      },
      built: {
        title: 'Nothing is lost',
        text: () =>
          'Had you given up a faction Location, it would have been shuffled back into your deck, to be built again. Building over and over is how Amazons use their building bonuses.',
      },
      spend: {
        title: 'Pay with a Foundation',
        text: ({ card }) => `“${card}” asks for a Foundation. No Location can stand in for it here. Use it.`,
      },
    },
  },
  minis: {
    title: 'Mini-expansions',
    intro: 'The market, a tile of diplomacy and the expedition, in one round.',
    beats: {
      tiles: {
        title: 'Tiles on the table',
        text: () =>
          'Mini-expansions lie in the middle of the table, and everybody can use them. Each is chosen by itself when a table is set; here are the market, a Trade Pact and the expedition.',
      },
      market: {
        title: 'Visit the market',
        text: () =>
          'Once a round, for a Worker at the entrance, you may use as many stalls as you like, each of them once. Go there.',
      },
      visited: {
        title: 'At the market',
        text: () =>
          'It makes no difference whether somebody else has used a stall before you: all of them are open to each visitor.',
      },
      pact: {
        title: 'A tile of diplomacy',
        text: ({ card, ability }) => `“${card}”: “${ability}” Everybody may use it once a round. Use it.`,
      },
      expedition: {
        title: 'The expedition',
        text: () =>
          'Whoever passes may take one of the expedition’s tokens and use it at once; the last to pass takes none. So passing early has its reward.',
      },
    },
  },
};
