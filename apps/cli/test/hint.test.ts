import { advise, botNamed } from '@imperia/bots';
import { facesSeen, relabel, seeded, shuffle, Table, view } from '@imperia/engine';
import { anyKit } from '@imperia/kit';
import { allCards, hintAccount, hintText, LANGS, osadnicy, type State } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';
import { describe, expect, test } from 'vitest';
import { hintsFor } from '../src/hint/hints.ts';

const BUDGET = { iterations: 12 };

/** Positions from one game between greedy bots, with the seat that is asked. */
function positions(seed: number, every: number): { readonly state: State; readonly seat: number }[] {
  const table = new Table(osadnicy, { factions: ['romans', 'barbarians'], options: [] }, 'ab'.repeat(32));
  const [bot, rng] = [botNamed('greedy', kit), seeded(seed)];
  const found = [];
  for (let asked = table.decisions()[0]; asked; asked = table.decisions()[0]) {
    const { seat } = asked;
    const { decision } = table.state;
    if (decision % every === 0) found.push({ state: osadnicy.copy(table.state), seat });
    table.answer({ seat, decision, option: bot.choose(table.view(seat), seat, rng) });
  }
  return found;
}

/** The same to the eyes of a seat: what it cannot see has changed places. */
function otherWorld(state: State, seat: number): State {
  const seen = new Set(facesSeen(osadnicy, state, seat));
  const rename = new Map<number, number>();
  for (const back of new Set(allCards(state.config).map(osadnicy.back))) {
    const hidden = allCards(state.config).filter((card) => !seen.has(card) && osadnicy.back(card) === back);
    const moved = shuffle(seeded(9), [...hidden]);
    for (const [i, card] of hidden.entries()) rename.set(card, moved[i]!);
  }
  return relabel(osadnicy, state, (card) => rename.get(card) ?? card);
}

const hints = (seen: State, seat: number, lang: 'pl' | 'en' = 'en') =>
  hintsFor(anyKit(kit), { game: 'osadnicy', view: seen, seat, budget: BUDGET, luck: seeded(5), lang });

describe('hints', () => {
  test('name up to three different options, the best first, each with its reason', () => {
    for (const { state, seat } of positions(4, 17)) {
      for (const lang of LANGS) {
        const given = hints(view(osadnicy, state, seat), seat, lang);
        expect(given.length).toBeGreaterThan(0);
        expect(given.length).toBeLessThanOrEqual(3);
        expect(new Set(given.map(({ option }) => option)).size).toBe(given.length);
        expect(given[0]!.ahead).toBeGreaterThanOrEqual(0);
        for (const { ahead } of given.slice(1)) expect(ahead).toBeLessThanOrEqual(0);
        for (const { why } of given) expect(why).toMatch(/\S/);
      }
    }
  });

  test('follow from the view alone: what is hidden may lie anywhere', () => {
    for (const { state, seat } of positions(4, 29)) {
      const there = otherWorld(state, seat);
      expect(there).not.toEqual(state);
      expect(hints(view(osadnicy, there, seat), seat)).toEqual(hints(view(osadnicy, state, seat), seat));
    }
  });

  test('tell what the option really changes', () => {
    const { state, seat } = positions(4, 1).find(({ state: { phase } }) => phase === 'action')!;
    const seen = view(osadnicy, state, seat);
    const now = { now: () => 0 };
    for (const { step, changes } of advise(kit, hintAccount('en'), seen, seat, BUDGET, seeded(5), now)) {
      if (step.do === 'build') expect(changes).toMatchObject({ card: { sure: true } });
      if (step.do === 'pass') expect(hintText(seen, step, changes, 'en')).toContain('ends your part in this round');
    }
  });
});

describe('the sentences', () => {
  const [{ state, seat } = { state: null, seat: 0 }] = positions(4, 40);
  const step = { do: 'stop', seat } as const;
  const change = (by: number, left = 0, sure = true) => ({ by, left, sure });
  const said = (changes: Parameters<typeof hintText>[2], lang: 'pl' | 'en') => hintText(state!, step, changes, lang);

  test.each([
    [
      { vp: change(3, 5), stone: change(-1, 2), 'wood a round': change(1) },
      'gains 3 VP now; spends 1 stone; keeps 2 stone; 1 wood more each round',
      'zyskujesz teraz 3 PZ; wydajesz 1 kamień; zostają 2 kamienie; co rundę o 1 drewno więcej',
    ],
    [
      { worker: change(-2, 5), card: change(1, 4), 'final vp': change(2) },
      'gains 1 card now; spends 2 Workers; keeps 5 Workers; 2 VP more at the end of the game',
      'zyskujesz teraz 1 kartę; wydajesz 2 Robotników; zostaje 5 Robotników; na koniec gry o 2 PZ więcej',
    ],
    [
      { food: change(1.6, 2, false), 'food stored': change(1), action: change(1) },
      'gains about 2 food; a new Action to use each round; in the Cleanup phase you store your food',
      'zyskujesz mniej więcej 2 jadła; nowa Akcja do użycia w każdej rundzie; w fazie Czyszczenia przechowujesz jadło',
    ],
    [
      { guarded: change(1), 'enemy location': change(-1), 'enemy deal': change(-1), 'gold a round': change(-1) },
      '1 Gold less each round; protects 1 Location; an enemy loses 1 Location and 1 Deal',
      'co rundę o 1 Złoto mniej; osłaniasz 1 Lokację; przeciwnik traci 1 Lokację i 1 Umowę',
    ],
    [{}, 'changes nothing at once', 'od razu nic nie zmienia'],
  ])('%j', (changes, en, pl) => {
    expect([said(changes, 'en'), said(changes, 'pl')]).toEqual([en, pl]);
  });
});
