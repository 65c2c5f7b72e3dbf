import { RULES as CLASH_RULES } from '@imperia/clash/catalogue';
import { RULES as IMPERIUM_RULES } from '@imperia/imperium/catalogue';
import { RULES as OSADNICY_RULES } from '@imperia/osadnicy/catalogue';
import { BEAT_IDS as CLASH_BEATS } from '../src/games/clash/learn/beat.ts';
import { firstGame as clash } from '../src/games/clash/learn/first-game.ts';
import { BEAT_IDS as IMPERIUM_BEATS } from '../src/games/imperium/learn/beat.ts';
import { firstGame as imperium } from '../src/games/imperium/learn/first-game.ts';
import { BEAT_IDS as OSADNICY_BEATS } from '../src/games/osadnicy/learn/beat.ts';
import { firstGame as osadnicy } from '../src/games/osadnicy/learn/first-game.ts';
import { LESSONS } from '../src/games/osadnicy/learn/modules/lessons.ts';
import { testLesson, testShortLesson } from './lesson-suite.ts';
import { clashPupil, imperiumPupil, osadnicyPupil } from './pupil.ts';

testLesson({
  game: 'Osadnicy',
  lesson: osadnicy,
  pupil: osadnicyPupil,
  ids: OSADNICY_BEATS,
  rules: OSADNICY_RULES,
  tried: [
    ...['build', 'defend', 'razeHand', 'deal', 'gold', 'exchange', 'pass', 'cleanup'],
    ...['productionAgain', 'faction', 'pay', 'activate', 'razeRival', 'featureBuild', 'feature', 'passAgain'],
  ],
  later: ['lastRound'],
  lucks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  isAlone: ({ round }) => round > 2,
});

for (const [id, lesson] of Object.entries(LESSONS)) {
  testShortLesson({
    game: `Osadnicy, ${id}`,
    lesson,
    pupil: (luck) => osadnicyPupil(luck, lesson),
    rules: OSADNICY_RULES,
  });
}

testLesson({
  game: 'Imperium',
  lesson: imperium,
  pupil: imperiumPupil,
  ids: IMPERIUM_BEATS,
  rules: IMPERIUM_RULES,
  tried: [
    ...['region', 'garrison', 'conquer', 'way', 'acquireWhich', 'acquired', 'calm', 'cleanUp', 'marketToken'],
    ...['solstice', 'otherTurns', 'prosper', 'reshuffled', 'breakThrough', 'breakFor', 'playNew', 'exhaust'],
  ],
  later: ['accession', 'develop', 'developed', 'lastRound'],
  lucks: [1],
  isAlone: ({ round }) => round > 3,
});

testLesson({
  game: 'Clash',
  lesson: clash,
  pupil: (luck) => clashPupil(luck),
  ids: CLASH_BEATS,
  rules: CLASH_RULES,
  tried: [
    ...['advance', 'payAdvance', 'collect', 'gather', 'construct', 'endTurn', 'collectAgain', 'recruit', 'explore'],
    ...[
      'attack',
      'battleCard',
      'fought',
      'influence',
      'influenceFrom',
      'happiness',
      'raiseMood',
      'status',
      'freeAdvance',
    ],
  ],
  later: ['found', 'boost', 'lastAge'],
  lucks: [1, 2],
  isAlone: ({ age }) => age > 2,
});
