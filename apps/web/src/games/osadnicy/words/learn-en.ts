import type { LearnWords } from './learn.ts';

export const LEARN_EN: LearnWords = {
  sources: {
    cost: 'Cost',
    gain: 'Gain',
    board: 'Faction board',
    deals: 'Deals',
    locations: 'Locations',
    kept: 'Stored',
    earned: 'In play',
    total: 'Total',
    theirs: 'Barbarians',
  },
  beats: {
    welcome: {
      title: 'Welcome!',
      text: () =>
        'You lead the Romans; your rivals are the Barbarians. The game has 5 rounds, and whoever has the most Victory Points at the end wins. You gain points in play, and at the end every Location in your Empire adds 1 or 2.',
    },
    empire: {
      title: 'Your Empire',
      text: () =>
        'Everything you build goes here, in three rows. Production gives goods every round, a Feature rewards you for doing certain things, and an Action is something you can pay to do.',
    },
    goods: {
      title: 'Your goods',
      text: () =>
        'Wood and stone are for building, food is for signing Deals, and Workers do the work. Gold can replace any of the three resources. Raze tokens are your army; the Defense token guards a Location. You get new goods every round.',
    },
    hand: {
      title: 'Your cards',
      text: () =>
        'The build cost is on the left. A Common card shows on the right what you gain by razing it; a Roman card shows at the bottom what it gives as a Deal. So every card can be used in two ways. Point at a card to see all of it.',
    },
    lookout: {
      title: 'Phase 1: Lookout',
      text: ({ card }) =>
        `Each round begins with new cards. You have drawn 1 Roman card. Now everyone takes 1 of the revealed Common cards, the first player first. Any will do; I suggest “${card}”.`,
    },
    lookoutAgain: {
      title: 'One more card',
      text: ({ card }) =>
        `New cards are revealed, and this time the last player chooses first. I suggest “${card}”. What nobody takes is discarded.`,
    },
    production: {
      title: 'Phase 2: Production',
      text: () =>
        'Everyone has received goods. In the first round only the faction board gives something, as nobody has Deals or Locations yet. This is yours:',
    },
    turn: {
      title: 'Phase 3: Actions',
      text: () =>
        'Players take turns, one action at a time, until everyone has passed. What you can use is highlighted. While I still have something to show you, I hide the Pass button.',
    },
    build: {
      title: 'Build a Location',
      text: ({ card, kind }) =>
        `Choose “${card}” in your hand, then build it. ${kind === 'production' ? 'It is a Production Location: it gives its goods at once and again every round.' : 'It goes in its row of your Empire.'}`,
    },
    built: {
      title: 'Built',
      text: ({ card, kind }) =>
        `“${card}” stands in your Empire${kind === 'production' ? ', in the Production row. It gave its goods at once and will give them again in every Production phase' : ''}. At the end it is worth 1 point.`,
    },
    defend: {
      title: 'Defense',
      text: () =>
        'At any time during your turn you may place your Defense token on one of your Common Locations. Razing it then costs a rival 3 Raze tokens instead of 2. The token is lost in Cleanup anyway, so use it.',
    },
    rivalTurn: {
      title: 'Your rival’s move',
      text: ({ event }) => `${event} Everything that happens is in the log. Now it is your turn again.`,
    },
    razeHand: {
      title: 'Raze a card from your hand',
      text: ({ card }) =>
        `A Common card that you will not build can be razed for 1 Raze token. You gain at once what it shows on the right, and the card is discarded. Try it with “${card}”.`,
    },
    razedHand: {
      title: 'Razed',
      text: ({ card }) =>
        `“${card}” is on the discard pile, and its goods are in your supply: a quick boost, but only once.`,
    },
    deal: {
      title: 'Sign a Deal',
      text: ({ card, n }) =>
        `A Roman card can become a Deal for 1 food. It gives the good at its bottom edge now and in every Production phase to come. ${n > 0 ? 'You have no food, but gold will do instead. ' : ''}Sign one with “${card}”.`,
    },
    dealt: {
      title: 'Signed',
      text: ({ card }) =>
        `“${card}” is now one of your Deals. It gave its good at once and will give it again every round. The sooner you sign a Deal, the more often it pays.`,
    },
    gold: {
      title: 'Gold is wild',
      text: () =>
        'You paid with gold: 1 gold can replace 1 wood, stone or food. Never the other way round: where gold is asked for, only gold will do.',
    },
    exchange: {
      title: 'Two Workers for something useful',
      text: ({ n }) =>
        `You have ${n} Workers left. As an action, every 2 Workers can be spent for 1 resource of your choice or 1 card. Romans cannot keep Workers: the next round brings new ones.`,
    },
    exchangeFor: {
      title: 'What for?',
      text: () =>
        'Wood, stone or food, or a card from the Common deck or from your own Roman deck. I suggest a Common card: who knows what it will be?',
    },
    exchanged: {
      title: 'Exchanged',
      text: () => 'Leave no Worker idle: before you pass, turn the last pairs into something useful.',
    },
    pass: {
      title: 'Pass',
      text: () =>
        'That is enough for one round. Once you pass you do nothing more this round, but your Locations cannot be razed any more, either. If you want to do something else first, go ahead; then pass.',
    },
    cleanup: {
      title: 'Phase 4: Cleanup',
      text: () =>
        'Whatever you did not spend is gone, except what your board lets you store: the Romans store Raze tokens. Cards in hand, Locations and Deals stay. The first player marker passes to the next player.',
    },
    roundTwo: {
      title: 'Round two',
      text: ({ card }) =>
        `Another Lookout: a card from your own deck and two picks. Look for what fits your plans; I suggest “${card}”.`,
    },
    productionAgain: {
      title: 'Production again',
      text: () => 'Now you see every source at work: first the faction board, then Deals, then Production Locations.',
    },
    faction: {
      title: 'Build a Roman Location',
      text: ({ card }) =>
        `Faction Locations are stronger, worth 2 points at the end and hard to lose. Most of them also cost a Location: you give up one you have built, or a Foundation. Build “${card}”.`,
    },
    giveUp: {
      title: 'Which one goes?',
      text: () =>
        'One of your Locations makes room for the new one. Give up what helps you least now; a Foundation is best, as nothing is lost with it.',
    },
    pay: {
      title: 'How do you pay?',
      text: () =>
        'You have gold, so the choice is yours: the resource itself, or gold in its place. Keep what you will need next.',
    },
    builtFaction: {
      title: 'Rome grows',
      text: ({ card, other }) =>
        `“${card}” stands${other ? `; “${other}” made room for it` : ''}. No rival can raze a Roman Location.`,
    },
    activate: {
      title: 'Use an Action',
      text: ({ card }) =>
        `“${card}” has an Action: pay its cost and carry it out. You may do so once a round, unless the card says otherwise.`,
    },
    activated: {
      title: 'Used',
      text: ({ card }) =>
        `What you paid stays on “${card}” until Cleanup to show that it has been used. Actions are where most points come from.`,
    },
    razeRival: {
      title: 'Raze a rival’s Location',
      text: ({ card }) =>
        `You have enough Raze tokens. For 2 of them (3 if it has a Defense token) you raze a Common Location of a rival who has not passed, and gain what its raze field shows. Raze “${card}”.`,
    },
    razedRival: {
      title: 'Razed',
      text: ({ card }) =>
        `The goods of “${card}” are yours. Your rivals turn the card over into a Foundation and take 1 wood: a Foundation can be given up in place of a Location.`,
    },
    featureBuild: {
      title: 'A Location with a Feature',
      text: ({ card, ability }) =>
        `Build “${card}”. Its text: “${ability}” A Feature works by itself, whenever it applies.`,
    },
    feature: {
      title: 'Your Feature works',
      text: ({ card }) => `“${card}” has rewarded you. A Feature costs nothing and keeps working as long as it stands.`,
    },
    passAgain: {
      title: 'End the round',
      text: () =>
        'That was everything: you have now seen all the actions. Spend what is left if you like, as only Raze tokens can be stored, and then pass.',
    },
    draw: {
      title: 'From which deck?',
      text: () =>
        'When you draw a card, you choose the deck: the Common one, with cards to build cheaply or raze, or your Roman one, with strong Locations and Deals.',
    },
    razedByRival: {
      title: 'You have been raided',
      text: ({ card }) =>
        `The Barbarians have razed “${card}”. It is now a Foundation, and you received 1 wood. Use the Foundation to build a Roman Location. A Defense token would have made the raid more expensive.`,
    },
    alone: {
      title: 'Over to you',
      text: () =>
        'Three rounds are left, and you know what you need. Sign Deals early, build what gives goods, then turn goods into points. I will speak up when something new happens; if in doubt, ask for a hint.',
    },
    lastRound: {
      title: 'The last round',
      text: () =>
        'There is no Cleanup after this one, and leftover goods only break ties. So turn everything into points: use Actions, and build. A Common Location is worth 1, a Roman one 2.',
    },
    end: {
      title: 'The game is over',
      text: () =>
        'Each Common Location adds 1 point and each faction Location adds 2. Thank you for playing! Now try other factions: each plays differently.',
    },
  },
  page: {
    title: 'Learn Imperial Settlers',
    intro:
      'Your first game, with a guide beside you who tells you what is going on, shows you what to click and explains what happened. You play for real, as the Romans against easy-going Barbarians.',
    points: [
      'Two guided rounds: every phase and every action once.',
      'Then you play on by yourself, and the guide speaks up when something new happens.',
      'You can stop at any time and pick up where you left off.',
    ],
  },
};
