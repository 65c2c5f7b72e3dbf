import { SPECTATOR, view } from '@imperia/engine';
import { expect } from 'vitest';
import { CARDS, imperium, NATION_DATA, NATIONS, type Nation, nationCards, scoreOf } from '../../src/index.ts';
import { Position } from '../position.ts';
import { rule } from '../rule.ts';

const named = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.data.name.en);
const against = (nation: Nation, side: 'A' | 'B' = 'B') =>
  new Position([{ nation, side }, { nation: 'romans' }]).bare();

rule(
  ['IMP-NATION-04', 'IMP-NATION-53'],
  'Celts have no Prosperity; Olmecs neither Prosperity nor Glory nor Conquer',
  () => {
    expect(named(nationCards('celts'))).not.toContain('Prosperity');
    for (const name of ['Prosperity', 'Glory', 'Conquer']) expect(named(nationCards('olmecs'))).not.toContain(name);
  },
);

rule(['IMP-PSETUP-03', 'IMP-ANAT-27', 'IMP-ANAT-15'], 'power cards have two sides, and the chosen one counts', () => {
  for (const nation of NATIONS) {
    const power = CARDS[nationCards(nation)[0]!]!;
    expect(power.data.type).toBe('power');
    expect(power.faces.map(({ side }) => side)).toEqual(['A', 'B']);
  }
  expect(against('greeks', 'A').seat().side).toBe('A');
});

rule('IMP-NATION-21', 'Romans, side A: one fame card more is looked at, and a progress gained', () => {
  const game = new Position([{ nation: 'romans', side: 'A' }, { nation: 'greeks' }]).bare();
  const [glory] = game.set(0, 'hand', 'Glory');
  game.play(0, 'Jungle', 'Hills', 'Coast');
  game.tokens(0, 0, 0, 0);
  game.answer({ do: 'play', card: glory! });
  expect(game.seat().looked).toHaveLength(3);
  expect(game.seat().tokens[2]).toBe(1);
  const [taken, first, second] = game.seat().looked;
  game.pick(taken!).pick(second!);
  expect(game.state.fame.slice(-2)).toEqual([second, first]);
});

rule(['IMP-NATION-12', 'IMP-CLEAN-03'], 'Carthaginians, side A: the materials of an acquired card are doubled', () => {
  const game = against('carthaginians', 'A');
  const [advance] = game.set(0, 'hand', 'Advance');
  game.tokens(0, 3, 0, 0);
  const [elders] = game.market('Elders');
  game.state.market[0] = { ...game.state.market[0]!, tokens: [2, 0, 0] };
  game.answer({ do: 'play', card: advance! }).answer({ do: 'acquire card', take: elders! });
  expect(game.asked.ask.do).toBe('react');
  game.answer({ do: 'use reaction' });
  expect(game.seat().tokens[0]).toBe(4);
  expect(game.seat().exhausts).toBe(4);
});

rule('IMP-NATION-16', 'Macedonians, side A: two materials for a region played from the discard pile', () => {
  const game = against('macedonians', 'A');
  game.play(0, 'Phalanx');
  game.set(0, 'discard', 'Orestis');
  game.tokens(0, 0, 0, 0);
  game.answer({ do: 'exhaust', card: game.seat().play[0]!.card }).skip('turn');
  expect(named(game.seat().play.map(({ card }) => card))).toEqual(['Phalanx', 'Orestis']);
  expect(game.seat().tokens[0]).toBe(2 + 2);
  expect(game.seat().actions).toBe(2);
});

rule(
  'IMP-NATION-45',
  'Egyptians, side A: an action and an unrest to develop, or a population and an unrest for an action',
  () => {
    const game = against('egyptians', 'A');
    game.tokens(0, 0, 1, 0);
    game.answer({ do: 'exhaust', card: game.seat().power[0]! });
    if (game.asked.ask.do === 'choose') game.answer({ do: 'chosen', option: 1 });
    expect(game.seat().tokens[1]).toBe(0);
    expect(game.seat().actions).toBe(4);
    expect(named(game.seat().hand)).toEqual(['Unrest']);
  },
);

rule(['IMP-TERM-01', 'IMP-TERM-02'], 'a gained action may be the fourth', () => {
  const game = against('greeks');
  game.play(0, 'Mysticism');
  game.answer({ do: 'exhaust', card: game.seat().play[0]!.card });
  expect(game.seat().actions).toBe(4);
});

rule('IMP-TERM-03', 'Greeks, side A: two actions are spent, or the effect is not there', () => {
  const game = against('greeks', 'A');
  game.seat().actions = 1;
  expect(game.offers({ do: 'exhaust', card: game.seat().power[0]! })).toBe(false);
  game.seat().actions = 2;
  game.answer({ do: 'exhaust', card: game.seat().power[0]! }).answer({ do: 'break through deck', suit: 'civilised' });
  expect(game.seat().actions).toBe(0);
  expect(game.seat().hand).toHaveLength(1);
});

rule(
  ['IMP-NATION-28', 'IMP-TERM-80'],
  'Vikings, side A: they look at their next nation card when they take an unrest',
  () => {
    const game = against('vikings', 'A');
    const [tribute] = game.set(0, 'hand', 'Elders');
    const top = game.seat().nationDeck.at(-1)!;
    const [oracle] = game.market('Oracle');
    game
      .answer({ do: 'play', card: tribute! })
      .answer({ do: 'chosen', option: 0 })
      .answer({ do: 'acquire card', take: oracle! });
    expect(game.seat().looked).toEqual([top]);
    game.pick(top);
    expect(game.seat().nationDeck[0]).toBe(top);
    expect(named(game.seat().accession)).toEqual(['Harald Hardrada']);
  },
);

rule(
  ['IMP-NATION-31', 'IMP-NATION-32', 'IMP-NATION-34'],
  'the court makes an impending quest the active one, the Graal only as the last',
  () => {
    const game = against('arthurians');
    const graal = game.seat().developments.find((card) => CARDS[card]!.data.name.en === 'Graal')!;
    game.answer({ do: 'end activation' }).skip('turn').answer({ do: 'end activation' }).skip('order solstice');
    const court = game.seat().play[0]!.card;
    if (game.asked.ask.do === 'order solstice') game.answer({ do: 'resolve', card: court });
    game.skip('may').answer({ do: 'agree' });
    expect(game.asked.pick!.from).not.toContain(graal);
    expect(game.asked.pick!.from).toHaveLength(4);
    const quest = game.asked.pick!.from[0]!;
    game.pick(quest);
    expect(game.seat().play[0]!.garrison).toEqual([quest]);
    expect(game.seat().developments).toHaveLength(4);
    expect(scoreOf(game.state, 0).cards.some(({ card }) => card === quest)).toBe(false);
  },
);

rule(['IMP-NATION-33', 'IMP-END-03'], 'Merlin: three knights of the garrisons for the active quest', () => {
  const game = against('arthurians');
  const [merlin] = game.set(0, 'hand', 'Myrddin Wyllt (Merlin)');
  const [region] = game.play(0, 'Jungle');
  game.garrison(0, region!, 'Bedwyr', 'Cai (Sir Kay)', 'Gwalchmei (Sir Gawain)');
  const court = game.seat().play[0]!.card;
  const [quest] = game.garrison(0, court, 'Taliesin the Bard');
  game.state.box.push(...game.seat().developments.splice(0));
  game.answer({ do: 'play', card: merlin! });
  expect(game.seat().hand).toEqual([quest]);
  expect(game.seat().play.map(({ garrison }) => garrison)).toEqual([[], []]);
  expect(game.seat().play.map(({ card }) => card)).toContain(region);
  expect(game.state.lastRound).toBe(0);
});

rule('IMP-END-06', 'playing the Graal starts the end of the game', () => {
  const game = against('arthurians');
  const [graal] = game.set(0, 'hand', 'Graal');
  game.answer({ do: 'play', card: graal! }).skip('turn');
  expect(game.state.lastRound).toBe(2);
});

rule('IMP-NATION-37', 'Arthurians, side A: a card for a knight of the discard pile', () => {
  const game = against('arthurians', 'A');
  const [card] = game.set(0, 'hand', 'Excalibur');
  const [knight] = game.set(0, 'discard', 'Bedwyr');
  game.answer({ do: 'exhaust', card: game.seat().power[0]! }).skip('turn');
  expect(game.seat().hand).toEqual([knight]);
  expect(game.seat().discard).toEqual([card]);
});

rule(
  ['IMP-TERM-91', 'IMP-SCORE-05', 'IMP-TERM-93', 'IMP-NATION-41', 'IMP-TERM-95'],
  'Atlanteans sink cards; those score, and side A brings a card back',
  () => {
    const game = against('atlanteans', 'A');
    const [flood] = game.set(0, 'hand', 'Flood');
    const [region] = game.play(0, 'Jungle');
    const [elders] = game.set(0, 'discard', 'Elders');
    game.market('Hills');
    game.answer({ do: 'play', card: flood! });
    for (let i = 0; i < 6 && game.asked.ask.do !== 'turn'; i++) {
      if (game.offers({ do: 'use reaction' })) game.answer({ do: 'use reaction' });
      else if (game.asked.pick) game.pick(...game.asked.pick.from.slice(0, game.asked.pick.min));
      else game.answer({});
    }
    expect([...game.seat().sunk].sort()).toEqual([flood!, region!].sort());
    expect(game.seat().deck).toEqual([elders]);
    expect(scoreOf(game.state, 0).cards.filter(({ place }) => place === 'sunk')).toHaveLength(2);
  },
);

rule('IMP-TERM-92', 'other nations discard what they would sink', () => {
  const game = new Position([{ nation: 'egyptians' }, { nation: 'atlanteans' }]).bare();
  const [flood] = game.set(0, 'hand', 'Flood');
  game.seat().empire = true;
  const [region] = game.play(0, 'Jungle');
  game.answer({ do: 'play', card: flood! }).skip('turn');
  expect(game.seat().sunk).toEqual([]);
  expect([...game.seat().discard].sort()).toEqual([flood!, region!].sort());
});

rule(
  ['IMP-TERM-94', 'IMP-TERM-32', 'IMP-TERM-27', 'IMP-TERM-37'],
  'history and sunk cards are for their owner, garrisons and discards for all',
  () => {
    const game = against('atlanteans');
    game.seat().sunk.push(game.card('Elders'));
    game.set(0, 'discard', 'Oracle');
    const [region] = game.play(0, 'Jungle');
    game.garrison(0, region!, 'Boats');
    const seen = (seat: number) => view(imperium, game.state, seat).seats[0]!;
    expect(seen(0).sunk[0]).toBeGreaterThanOrEqual(0);
    expect(seen(1).sunk[0]).toBeLessThan(0);
    for (const seat of [1, SPECTATOR]) {
      expect(named(seen(seat).discard)).toEqual(['Oracle']);
      expect(named(seen(seat).play[0]!.garrison)).toEqual(['Boats']);
    }
  },
);

rule(
  ['IMP-NATION-60', 'IMP-NATION-61', 'IMP-NATION-62', 'IMP-END-07'],
  'the journey of the Utopians: four stages, an empire at the third, the end at 24 population',
  () => {
    const game = against('utopians');
    const stages: [number, boolean][] = [];
    for (let round = 1; round <= 4; round++) {
      game.tokens(0, 0, 24, 5);
      game.answer({ do: 'end activation' }).skip('turn').answer({ do: 'end activation' });
      for (let i = 0; i < 40 && !game.over && game.asked.ask.do !== 'turn'; i++) {
        if (game.offers({ do: 'chosen', option: 0 })) game.answer({ do: 'chosen', option: 0 });
        else if (game.asked.pick) game.pick(...game.asked.pick.from.slice(0, game.asked.pick.min));
        else game.answer({});
      }
      stages.push([game.seat().stage, game.seat().empire]);
      if (round < 4) expect(game.state.lastRound).toBe(0);
    }
    expect(stages).toEqual([
      [2, false],
      [3, true],
      [4, true],
      [4, true],
    ]);
    expect(game.state.lastRound).toBe(5);
  },
);

rule('IMP-NATION-64', 'Utopians, side A: a population for each unrest that others return at the solstice', () => {
  const game = against('utopians', 'A');
  const [unrest] = game.set(1, 'hand', '1BUNT1/12');
  game.tokens(0, 0, 0, 0);
  game.answer({ do: 'end activation' }).skip('turn').answer({ do: 'end activation' }).skip('tidy').pick();
  while (game.asked.seat !== 1 || game.asked.ask.do !== 'pick') {
    const { pick, options } = game.asked;
    if (pick) game.pick(...pick.from.slice(0, pick.min));
    else game.answer(options.find(({ do: name }) => name === 'chosen') ? { do: 'chosen', option: 1 } : {});
  }
  game.pick(unrest!);
  expect(game.seat().tokens[1]).toBe(1);
});

rule(['IMP-NATION-56', 'IMP-NATION-50'], 'Confucianism and Legalism push each other out; Pottery is barbarian', () => {
  const game = against('qin');
  const [legalism] = game.set(0, 'hand', 'Legalism');
  const [confucianism] = game.play(0, 'Confucianism');
  if (CARDS[legalism!]!.state === 'empire') game.seat().empire = true;
  game.answer({ do: 'play', card: legalism! });
  expect(game.seat().play.map(({ card }) => card)).toEqual([legalism]);
  expect(game.seat().discard).toEqual([confucianism]);
  const pottery = nationCards('minoans').find((card) => CARDS[card]!.data.name.en === 'Pottery')!;
  expect(CARDS[pottery]!.state).toBe('barbarian');
});

rule(['IMP-CARD-09', 'IMP-CARD-10'], 'Nomads and Indian Elephants exist twice, one of them barbarian', () => {
  for (const [nation, name] of [
    ['scythians', 'Nomads'],
    ['mauryans', 'Indian Elephants'],
  ] as const) {
    const copies = nationCards(nation).filter((card) => CARDS[card]!.data.name.en === name);
    expect(copies.map((card) => CARDS[card]!.state).sort()).toEqual(['barbarian', null]);
  }
});

rule('IMP-PSETUP-20', 'supply cards are unrest, and bear the colours of few nations', () => {
  const nations = NATIONS.filter((nation) => nationCards(nation).some((card) => CARDS[card]!.data.start === 'supply'));
  expect([...nations].sort()).toEqual(['arthurians', 'celts', 'olmecs', 'qin', 'utopians', 'vikings']);
  expect(NATION_DATA.utopians.setup.exhausts).toBe(3);
});
