import { expect } from 'vitest';
import { CARDS, imperium, scoreOf } from '../../src/index.ts';
import { Position, TWO } from '../position.ts';
import { rule } from '../rule.ts';

const points = (game: Position, card: number, seat = 0) =>
  scoreOf(game.state, seat).cards.find((one) => one.card === card)?.points;

rule(
  ['IMP-END-08', 'IMP-COLLAPSE-01', 'IMP-COLLAPSE-02', 'IMP-COLLAPSE-03', 'IMP-END-09'],
  'the last unrest taken ends the game at once',
  () => {
    const game = new Position(TWO).bare();
    const [corruption] = game.set(0, 'hand', 'Corruption', '1BUNT1/12');
    game.set(1, 'hand', '1BUNT2/12');
    game.seat().empire = true;
    game.state.lastRound = 2;
    game.unrestLeft(1);
    const progress = game.seat().tokens[2]!;
    game.answer({ do: 'play', card: corruption! });
    expect(game.over).toBe(true);
    expect(game.state.collapsed).toBe(true);
    expect(game.seat().tokens[2]).toBe(progress);
    const unrest = game.events.find((event) => event.did === 'collapse');
    expect(unrest).toMatchObject({ counts: [1, 2] });
    expect(imperium.result(game.state).winners).toEqual([0]);
  },
);

rule(['IMP-END-08', 'IMP-COLLAPSE-01'], 'the last but one does not', () => {
  const game = new Position(TWO).bare();
  const [corruption] = game.set(0, 'hand', 'Corruption', '1BUNT1/12');
  game.seat().empire = true;
  game.unrestLeft(2);
  game.answer({ do: 'play', card: corruption! });
  expect(game.state.unrest).toHaveLength(1);
  expect([game.over, game.state.collapsed]).toEqual([false, false]);
});

rule('IMP-COLLAPSE-04', 'those tied for fewest unrest, and only they, compare points', () => {
  const game = new Position([{ nation: 'romans' }, { nation: 'macedonians' }, { nation: 'greeks' }]).bare();
  game.set(2, 'hand', '1BUNT1/12', '1BUNT2/12');
  game.state.collapsed = true;
  game.tokens(0, 0, 0, 5);
  game.tokens(1, 0, 0, 9);
  game.tokens(2, 0, 0, 99);
  expect(imperium.result(game.state).points[2]).toBeGreaterThan(50);
  expect(imperium.result(game.state).winners).toEqual([1]);
});

rule(
  ['IMP-SCORE-01', 'IMP-END-01', 'IMP-SCORE-16'],
  'when the main deck is empty, this round is finished and one more is played',
  () => {
    const game = new Position(TWO);
    game.state.box.push(...game.state.main.splice(1));
    const [elders] = game.market('Elders');
    game.answer({ do: 'innovate' }).answer({ do: 'break through for', take: elders! });
    expect(game.state.lastRound).toBe(2);
    let rounds = 0;
    while (!game.over) {
      rounds = game.state.round;
      if (game.asked.ask.do === 'turn') game.answer({ do: 'end activation' });
      else game.skip('turn');
    }
    expect(rounds).toBe(2);
    expect(game.events.at(-1)!.did).toBe('win');
  },
);

rule(
  ['IMP-SCORE-03', 'IMP-SCORE-04', 'IMP-SCORE-06', 'IMP-SCORE-07', 'IMP-SCORE-08', 'IMP-TERM-25', 'IMP-TERM-31'],
  'progress and the cards of every place that scores',
  () => {
    const game = new Position(TWO);
    game.set(0, 'hand', 'Armenians');
    game.state.box.push(...game.seat().deck.splice(0));
    game.set(0, 'discard', 'Assyrians');
    game.set(0, 'history', 'Ionians');
    const [region] = game.play(0, 'Jungle');
    game.garrison(0, region!, 'Hittites');
    game.seat().deck.push(game.card('1BUNT1/12'));
    game.tokens(0, 0, 7, 4);
    const score = scoreOf(game.state, 0);
    const power = score.cards.find(({ place }) => place === 'power')!;
    expect(CARDS[power.card]!.data.name.en).toBe('Romans');
    expect(score.progress).toBe(4);
    expect(score.points).toBe(4 + 3 + 3 + 3 + 1 + 3 - 2 + power.points);
    expect(score.cards.some(({ card }) => game.seat().developments.includes(card))).toBe(false);
    expect(score.cards.some(({ card }) => game.seat().nationDeck.includes(card))).toBe(false);
  },
);

rule(
  ['IMP-SCORE-09', 'IMP-SCORE-10', 'IMP-SCORE-02'],
  'a card worth 1 point in history gives nothing elsewhere',
  () => {
    const game = new Position(TWO);
    const [mask] = game.set(0, 'hand', 'Jade Mask');
    expect(points(game, mask!)).toBe(0);
    game.seat().hand = [];
    game.seat().history.push(mask!);
    expect(points(game, mask!)).toBe(1);
  },
);

rule(
  ['IMP-SCORE-11', 'IMP-SCORE-12', 'IMP-SCORE-13', 'IMP-NATION-16'],
  'one point for two regions: 7 regions give 3; never more than 10',
  () => {
    const game = new Position([{ nation: 'romans' }, { nation: 'macedonians', side: 'A' }]);
    for (const seat of game.state.seats) game.state.box.push(...seat.hand.splice(0), ...seat.deck.splice(0));
    const regions = game.state.box.filter((card) => CARDS[card]!.region).length;
    expect(regions).toBeGreaterThan(1);
    const all = CARDS.filter(({ region, box, nation }) => region && box === 'classics' && nation === null).map(
      ({ no }) => no,
    );
    game.seat(1).discard.push(...all.slice(0, 7));
    expect(points(game, game.seat(1).power[0]!, 1)).toBe(3);
    game.seat(1).discard.push(...all.slice(7), ...all, ...all);
    expect(points(game, game.seat(1).power[0]!, 1)).toBe(10);
  },
);

rule(['IMP-SCORE-14', 'IMP-SCORE-15'], 'two cards that count the same symbol both score it', () => {
  const game = new Position(TWO);
  for (const seat of game.state.seats) game.state.box.push(...seat.hand.splice(0), ...seat.deck.splice(0));
  game.play(0, 'Coast');
  const [farms, boats] = game.set(0, 'discard', 'Agriculture', 'Boats');
  expect(points(game, farms!)).toBe(2);
  expect(points(game, boats!)).toBe(1);
});

rule(['IMP-SCORE-17', 'IMP-SCORE-16'], 'a tie is shared', () => {
  const game = new Position(TWO);
  game.tokens(0, 0, 0, 0);
  game.tokens(1, 0, 0, 0);
  const [first, second] = imperium.result(game.state).points;
  game.tokens(0, 0, 0, 20 - first!);
  game.tokens(1, 0, 0, 20 - second!);
  expect(imperium.result(game.state)).toMatchObject({ points: [20, 20], winners: [0, 1] });
});

rule(
  ['IMP-CARD-11', 'IMP-CARD-12', 'IMP-CARD-13'],
  'Sumerians return two unrest before counting, also after a collapse',
  () => {
    const game = new Position(TWO).bare();
    game.set(0, 'history', 'Sumerians');
    game.set(0, 'discard', '1BUNT1/12', '1BUNT2/12', '1BUNT3/12');
    game.set(1, 'hand', '1BUNT4/12');
    const [corruption] = game.set(0, 'hand', 'Corruption');
    game.seat().empire = true;
    game.unrestLeft(1);
    game.answer({ do: 'play', card: corruption! });
    expect(game.over).toBe(true);
    expect(game.state.collapsed).toBe(true);
    expect(game.state.unrest).toHaveLength(2);
    expect(game.seat().discard.filter((card) => CARDS[card]!.unrest)).toHaveLength(1);
    expect(imperium.result(game.state).winners).toEqual([0]);
  },
);
