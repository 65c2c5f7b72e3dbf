import type { LearnWords } from './learn.ts';

export const LEARN_EN: LearnWords = {
  guide: 'Guide',
  next: 'Go on',
  show: 'Show me',
  skip: 'Skip this',
  back: 'Read the previous again',
  forward: 'Read the next',
  silence: 'Put the guide away',
  call: 'Guide',
  waiting: 'Have a look round. I speak up when there is something to say.',
  strayed: 'Not the move I had in mind, and just as good: it is your game. What I wanted to show can still come.',
  undo: 'Take it back',
  rules: 'Rules:',
  sources: {
    cost: 'Cost',
    gain: 'Gain',
    board: 'Faction board',
    deals: 'Deals',
    locations: 'Locations',
    kept: 'Kept',
    earned: 'In play',
    total: 'Together',
    theirs: 'Barbarians',
  },
  nothing: 'nothing',
  beats: {
    welcome: {
      title: 'Welcome!',
      text: () =>
        'You lead the Romans; your rivals are the Barbarians. The game has 5 rounds, and whoever has the most Victory Points at the end wins. You gain points in play, and at the end every Location in your empire adds 1 or 2.',
    },
    empire: {
      title: 'Your empire',
      text: () =>
        'What you build comes to lie here, in three rows. Production gives goods every round, a Feature rewards you for certain deeds, an Action is something you can do for a price.',
    },
    goods: {
      title: 'Your goods',
      text: () =>
        'Wood and stone build, food signs Deals, Workers work. Gold may replace any of the three resources. Raze tokens are your army; the Defense token guards a Location. Each round fills this anew.',
    },
    hand: {
      title: 'Your cards',
      text: () =>
        'Top left stands what building costs. A common card shows top right what razing it gives; a Roman card shows at the bottom what it gives as a Deal. So every card can be used in two ways.',
    },
    lookout: {
      title: 'Phase 1: Lookout',
      text: ({ card }) =>
        `Each round begins with new cards. You have drawn 1 Roman card. Now everyone takes 1 of the revealed common cards, the first player first. Any will do; I suggest “${card}”.`,
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
        'Players take turns, one action at a time, until all have passed. What you can use is lit. As long as I have something to show you, I keep the button for passing aside.',
    },
    build: {
      title: 'Build a Location',
      text: ({ card, kind }) =>
        `Choose “${card}” in your hand, then build it. ${kind === 'production' ? 'It is a Production Location: it gives its goods at once and again every round.' : 'It will lie in its row of your empire.'}`,
    },
    built: {
      title: 'Built',
      text: ({ card, kind }) =>
        `“${card}” stands in your empire${kind === 'production' ? ', in the row of Production. It has given its goods at once, and will give them again in every Production phase' : ''}. At the end it is worth 1 point.`,
    },
    defend: {
      title: 'Defense',
      text: () =>
        'At any moment of your turn you may lay your Defense token on a common Location of yours. Razing that Location then costs a rival 3 Raze tokens instead of 2. In Cleanup the token is gone either way, so use it.',
    },
    rivalTurn: {
      title: 'The rival moves',
      text: ({ event }) => `${event} All that happens is written down in the log. Now it is your turn again.`,
    },
    razeHand: {
      title: 'Raze a card from your hand',
      text: ({ card }) =>
        `A common card that you will not build can be razed for 1 Raze token. You gain at once what its top right corner shows, and the card is discarded. Try it with “${card}”.`,
    },
    razedHand: {
      title: 'Razed',
      text: ({ card }) => `“${card}” is on the discard pile, and its goods are in your pool. Quick help, once.`,
    },
    deal: {
      title: 'Sign a Deal',
      text: ({ card, n }) =>
        `A Roman card can become a Deal for 1 food. It gives the good at its bottom edge now and in every Production phase to come. ${n > 0 ? 'You have no food, but gold will do in its place. ' : ''}Sign one with “${card}”.`,
    },
    dealt: {
      title: 'Signed',
      text: ({ card }) =>
        `“${card}” now lies with your Deals. It gave its good at once and gives it again every round. The sooner a Deal is signed, the more often it pays.`,
    },
    gold: {
      title: 'Gold for anything',
      text: () =>
        'You have paid with gold: 1 gold may stand for 1 wood, stone or food. Never the other way round: where gold is wanted, only gold will do.',
    },
    exchange: {
      title: 'Two Workers for a good',
      text: ({ n }) =>
        `You have ${n} Workers left. As an action, every 2 Workers can be spent for 1 resource of your choice or 1 card. Romans cannot keep Workers: the next round brings new ones.`,
    },
    exchangeFor: {
      title: 'What for?',
      text: () =>
        'Wood, stone or food, or a card from the common deck or from your own Roman deck. I suggest a common card: who knows what it will be?',
    },
    exchanged: {
      title: 'Exchanged',
      text: () => 'No Worker should stay idle: before you pass, turn the last pairs into something useful.',
    },
    pass: {
      title: 'Pass',
      text: () =>
        'You have seen enough for one round. Whoever passes does nothing more in this round, but cannot be razed any more either. If you want to do something else first, go ahead; then pass.',
    },
    cleanup: {
      title: 'Phase 4: Cleanup',
      text: () =>
        'What was not spent is gone, except what your board may keep: the Romans keep Raze tokens. Cards in hand, Locations and Deals stay. The marker of the first player goes on to the next one.',
    },
    roundTwo: {
      title: 'Round two',
      text: ({ card }) =>
        `Again the Lookout, with a card from your own deck and two picks. Look for what fits your plans; I suggest “${card}”.`,
    },
    productionAgain: {
      title: 'Production again',
      text: () =>
        'Now you see all the sources at work: first the faction board, then Deals, then Production Locations.',
    },
    faction: {
      title: 'Build a Roman Location',
      text: ({ card }) =>
        `Faction Locations are stronger, worth 2 points at the end and hard to lose. Most of them also cost a Location: you give up one that stands, or a Foundation. Build “${card}”.`,
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
        `“${card}” has an Action: lay its price on the card and carry it out. Unless the card says otherwise, once in a round.`,
    },
    activated: {
      title: 'Used',
      text: ({ card }) =>
        `What you paid stays on “${card}” until Cleanup and shows that it has been used. Actions are where most points come from.`,
    },
    razeRival: {
      title: 'Raze a rival’s Location',
      text: ({ card }) =>
        `You have Raze tokens enough. For 2 of them (3 where a Defense token lies) you raze a common Location of a rival who has not passed, and gain what its raze field shows. Raze “${card}”.`,
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
        'That was the whole game: all its actions are yours now. Spend what is left if you like, as only Raze tokens keep, and then pass.',
    },
    draw: {
      title: 'From which deck?',
      text: () =>
        'When you draw a card, you choose: the common deck, with cards to build cheaply or raze, or your Roman deck, with strong Locations and Deals.',
    },
    razedByRival: {
      title: 'They came to raze',
      text: ({ card }) =>
        `The Barbarians have razed “${card}”. It is a Foundation now and you received 1 wood. Give the Foundation up for a Roman Location; and a Defense token would have made the raid dearer.`,
    },
    alone: {
      title: 'The helm is yours',
      text: () =>
        'Three rounds are left, and you know what you need. Sign Deals early, build what gives goods, then turn goods into points. I speak up when something new happens; in doubt, ask for a hint.',
    },
    lastRound: {
      title: 'The last round',
      text: () =>
        'There is no Cleanup after it, and goods only break ties. So turn everything into points: use Actions, and build. A common Location is worth 1, a Roman one 2.',
    },
    end: {
      title: 'The game is over',
      text: () =>
        'To the points from play come 1 for each common and 2 for each faction Location. Thank you for the game! Now try other factions: each plays differently.',
    },
  },
  page: {
    title: 'Learn Osadnicy',
    intro:
      'A first game in which a guide sits beside you: says what is going on, shows what to click, and explains what came of it. You play for real, as the Romans against simple Barbarians.',
    points: [
      'Two rounds led by the hand: every phase and every action once.',
      'Then you play on yourself, and the guide speaks up when something new happens.',
      'You may stop at any moment: your place is kept.',
    ],
    begin: 'Begin',
    resume: 'Continue the lesson',
    again: 'Begin anew',
  },
};
