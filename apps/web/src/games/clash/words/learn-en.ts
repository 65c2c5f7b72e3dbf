import type { LearnWords } from './learn.ts';

export const LEARN_EN: LearnWords = {
  sources: {
    cost: 'Cost',
    gain: 'Gain',
    pieces: 'Cities and buildings',
    advances: 'Advances',
    objectives: 'Objectives',
    wonders: 'Wonders',
    events: 'Events',
    leaders: 'Leaders',
    total: 'Total',
    theirs: 'The Blues',
  },
  points: 'points',
  beats: {
    welcome: {
      title: 'Welcome!',
      text: () =>
        'You lead the Reds, and the Blues live in the south. The first of six Ages has been played for you. Every city and building of your colour is worth 1 point at the end, every advance half a point, every objective 2 and every wonder 4.',
    },
    map: {
      title: 'The map',
      text: ({ place }) =>
        `Here, in ${place}, your people began. Grassland yields food, mountains ore, forests wood. Land without a picture is unexplored: nobody knows what lies there until somebody walks in. Drag the map to move it, and zoom with the wheel or with two fingers.`,
    },
    city: {
      title: 'Your largest city',
      text: ({ place }) =>
        `${place} has size 2: a settlement and an Academy. Its size sets how much a city collects, how many units it recruits and how far its culture reaches. No city may be larger than the number of your cities. A city is Happy, Neutral or Angry; both of yours are Neutral.`,
    },
    goods: {
      title: 'Your goods',
      text: () =>
        'Food, wood and ore come from the land, ideas from learning, and gold stands in for any of them. The two tokens at the end are for your people: mood tokens make cities happy, culture tokens carry your influence abroad.',
    },
    cards: {
      title: 'Your cards',
      text: () =>
        'Nobody else sees them. An action card has two halves: the upper one is played in your turn, the lower one in battle. An objective card names two goals; reach either of them, and it is worth 2 points.',
    },
    turn: {
      title: 'Three actions',
      text: () =>
        'A turn has exactly three actions, and these are the six kinds: advance, found a city, activate a city, move, make cities happier, influence. You may take the same one more than once. Let us try nearly all of them in this Age.',
    },
    advance: {
      title: 'Learn something',
      text: ({ advance }) =>
        `Your Infantry cannot march yet: that takes ${advance}. Open the advances and choose it. An advance costs 2 food, and the top one of each category must come first.`,
    },
    payAdvance: {
      title: 'How do you pay?',
      text: () => 'An idea or a gold can stand in for each food. Save your idea for now, and pay with food.',
    },
    advanced: {
      title: 'An advance',
      text: ({ advance }) =>
        `${advance} is yours. Many advances bring a token at once; this one a culture token. Its cube came from the event track: every third advance empties the track, and then an event happens, good or bad.`,
    },
    collect: {
      title: 'Collect resources',
      text: ({ place }) =>
        `An activated city does one of three things: it collects, builds or recruits. Choose ${place} and let it collect.`,
    },
    gather: {
      title: 'Which fields?',
      text: () =>
        'The city takes resources from its own hex and those around it, each hex once, as many as its size. I have marked what you lack most; press a field to change it. Then confirm.',
    },
    collected: {
      title: 'A harvest',
      text: ({ place }) =>
        `${place} brought you this. A Happy city collects one more. Activate the same city again in one turn, and its mood falls, so it is better to take turns.`,
    },
    construct: {
      title: 'Build',
      text: ({ place }) =>
        `A building costs 1 food, 1 wood and 1 ore, and you know how to write, so you can build an Academy. Choose ${place} and build one.`,
    },
    constructed: {
      title: 'The city grows',
      text: ({ place }) =>
        `${place} is larger now: it will collect and recruit more, and it is worth another point. Many buildings bring something at once; an Academy brings ideas. To grow any further, you need a third city.`,
    },
    endTurn: {
      title: 'End of turn',
      text: () =>
        'All three actions are used. What costs no action, such as some cards and trade with the Blues, could still be done now. Otherwise end your turn.',
    },
    rivalTurn: {
      title: 'What the Blues did',
      text: ({ event }) => `${event} The log tells everything that happens; point at a line to see what it is about.`,
    },
    collectAgain: {
      title: 'Food and ore',
      text: ({ place }) => `You need an army. Infantry costs 1 food and 1 ore: collect both in ${place}.`,
    },
    recruit: {
      title: 'Recruit',
      text: ({ place }) =>
        `Now recruit in ${place}, where your first Infantry stands. A city recruits as many units as its size, if you can pay for them.`,
    },
    recruited: {
      title: 'New units',
      text: ({ place }) =>
        `They stand in ${place} and may move at once. Infantry fights; Settlers cost 2 food, do not fight and found cities; ships need a Port.`,
    },
    explore: {
      title: 'Into the unknown',
      text: ({ place }) =>
        `One move action moves up to three groups by one hex each. Choose your Infantry, all of it, and send it to ${place}: that hex is unexplored, and walking in reveals the whole region.`,
    },
    explored: {
      title: 'New land',
      text: ({ place }) =>
        `A region of four hexes was turned over, and your army stands in ${place}. Where a region can lie in two ways, seas must meet seas; where both ways fit, you choose.`,
    },
    attack: {
      title: 'Attack!',
      text: ({ place }) =>
        `Barbarians live in ${place}. Move your whole army there: to enter a hex with enemies is to fight. Each unit rolls a die, so you roll two and they roll one.`,
    },
    battleCard: {
      title: 'A battle card',
      text: ({ card }) =>
        `Before the dice are rolled, each side may play one card face down for its lower half; both are revealed together. Barbarians have none. I suggest “${card}”.`,
    },
    fought: {
      title: 'How the battle went',
      text: ({ event, n, place }) =>
        `${event} Every 5 points of combat value score a hit. ${n > 0 ? `${place} is yours, with some gold: a third city!` : 'This time luck was against you.'}`,
    },
    angry: {
      title: 'An Angry city',
      text: ({ place }) =>
        `${place} is Angry: it counts as size 1, can build nothing and is activated only once in a turn. Captured cities always are, and so are those activated too often.`,
    },
    influence: {
      title: 'Influence',
      text: () =>
        'Culture conquers without a war: if you succeed, a building of the Blues takes your colour. It keeps working for them, but the point is yours. Choose Influence.',
    },
    influenceFrom: {
      title: 'From where?',
      text: ({ place, n }) =>
        `A city reaches as many hexes as its size, and each culture token adds one. ${place} reaches the Blues ${n > 0 ? `for ${n === 1 ? '1 token' : `${n} tokens`}` : 'as it is'}. Then a die is rolled: 5 or more succeeds.`,
    },
    boost: {
      title: 'So close',
      text: () => 'The die is a little short of 5, but each culture token adds 1. It is worth it: boost the roll.',
    },
    influenced: {
      title: 'Culture',
      text: ({ place, n }) =>
        n > 0
          ? `The building in ${place} is in your colour now: a point for you instead of them. A city with a foreign building can influence nobody but itself. You succeed at most once in a turn.`
          : `This time it did not work in ${place}. You may try again as often as you have actions and tokens, but you succeed at most once in a turn.`,
    },
    happiness: {
      title: 'Happiness',
      text: () =>
        'One action raises the mood of as many cities as you can pay for: each step costs as many mood tokens as the city has size. Choose Happiness.',
    },
    raiseMood: {
      title: 'Which city?',
      text: ({ place }) => `I suggest ${place}. When you have no tokens left, or want no more, the action is over.`,
    },
    cheered: {
      title: 'A better mood',
      text: ({ place }) =>
        `${place} feels better. A Happy city counts as one larger when it collects and recruits, and only Happy cities can build wonders.`,
    },
    status: {
      title: 'The status phase',
      text: () =>
        'Three rounds are over, and with them an Age. Now everyone completes objectives, gains a free advance, draws cards, may raze a small city and change government. Finally, whoever has the most mood and culture tokens names the first player.',
    },
    objectives: {
      title: 'An objective',
      text: () =>
        'You have reached one of your objectives. Some are completed in the status phase, others the moment they come true. Complete it: it is worth 2 points.',
    },
    freeAdvance: {
      title: 'A free advance',
      text: ({ advance }) =>
        `Choose any advance that you could buy, for nothing. ${advance} would help, but look around: whatever is highlighted is available, and every tile says what it does.`,
    },
    drawn: {
      title: 'New cards',
      text: () =>
        'You have drawn an action card and an objective card, and there is no limit to your hand. Read your objectives now and then: they tell you what to play for.',
    },
    raze: {
      title: 'Raze a city?',
      text: () => 'You may give up a city of size 1 for 1 gold. That is for emergencies only: decline.',
    },
    alone: {
      title: 'Now you lead',
      text: () =>
        'You have tried almost everything. Now grow: more cities, larger cities, advances that help them. Keep an army at home, and an eye on your objectives. I will speak up when something new happens; when in doubt, ask for a hint.',
    },
    event: {
      title: 'An event',
      text: ({ event }) =>
        `${event} An event comes with every third advance of a player. It happens to whoever caused it, and sometimes to everyone.`,
    },
    found: {
      title: 'Room for a city',
      text: ({ place }) =>
        `Your Settler could found a city in ${place}. It costs the Settler and an action. The more cities you have, the larger each of them may grow.`,
    },
    attacked: {
      title: 'You were attacked',
      text: ({ event }) =>
        `${event} An empty city falls without a fight. A unit or two in your border cities, or a Fortress, makes others think twice.`,
    },
    lastAge: {
      title: 'The last Age',
      text: () =>
        'Three more rounds, then objectives once more, and the game is over. Resources are worth nothing at the end: turn them into buildings and advances.',
    },
    end: {
      title: 'The game is over',
      text: () =>
        'Here is where your points came from. Thank you for playing! Next time choose a civilization: each of the fifteen has advances and leaders of its own.',
    },
  },
  page: {
    title: 'Learn Clash of Cultures',
    intro:
      'Your first game, with a guide beside you who tells you what is going on, shows you what to click and explains what happened. You play for real, against easy-going neighbours, on a map on which the first Age has already been played.',
    points: [
      'One guided Age: an advance, collecting, building, recruiting, exploring, a small battle, influence, happiness and the status phase.',
      'Then you play on by yourself, and the guide speaks up when something new happens: events, attacks, the last Age.',
      'You can stop at any time and pick up where you left off.',
    ],
  },
};
