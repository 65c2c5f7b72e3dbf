import { advance, choose, type Decision, hash, offered, pending, randomAnswer, seeded } from '@imperia/engine';
import { plain } from '@imperia/kit';
import { describe, expect, test } from 'vitest';
import { type OsadnicyStep, osadnicy, type State } from '../src/index.ts';
import { kit } from '../src/kit.ts';
import { drive } from '../src/scenario/index.ts';
import { Play, randomGame } from './rules/random-game.ts';

const { deeds } = kit;

function questionIn(state: State): Decision<OsadnicyStep> {
  return pending(osadnicy.rules, state)[0]!;
}

/** The Egyptians produce with these locations, and are asked for an order. */
function producing(...empire: readonly string[]): State {
  return drive({
    phase: 'production',
    round: 3,
    seats: [
      { faction: 'egyptians', empire },
      { faction: 'barbarians', empire: [] },
    ],
  }).state;
}

/** Where production ends when this location is first and each question gets its first answer. */
function endAfter(first: OsadnicyStep, start: State): string {
  const state = osadnicy.copy(start);
  choose(state, questionIn(state), first);
  for (;;) {
    const asked = advance(osadnicy.rules, state, {});
    if (asked?.seat !== 0 || asked.ask.do === 'turn') return hash({ ...state, decision: 0 });
    choose(state, asked, asked.options[0]!);
  }
}

describe('the order of production', () => {
  test('is not asked where no order matters: each one leads to the same', () => {
    const state = producing('Straż faraona', 'Chłopi przy pracy', 'Gruzowisko');
    const asked = questionIn(state);
    expect(asked.ask.do).toBe('produce locations');
    expect(asked.options.length).toBeGreaterThan(1);
    expect(deeds.trivial!(state, asked)).toEqual(asked.options[0]);
    expect(new Set(asked.options.map((first) => endAfter(first, state))).size).toBe(1);
  });

  test('is asked where a card may be seen before something is chosen', () => {
    const state = producing('Straż faraona', 'Wieża strażnicza');
    expect(deeds.trivial!(state, questionIn(state))).toBeNull();
  });
});

test('where some of the drawn cards are kept, one says which, and the rest is discarded', () => {
  const { state } = drive({
    phase: 'production',
    seats: [
      { faction: 'japanese', empire: ['Świątynia Buddy'], hand: ['Farma'], deck: ['Kasyno', 'Ninja', 'Dojo'] },
      { faction: 'barbarians' },
    ],
  });
  const asked = questionIn(state);
  expect(asked.ask.do).toBe('keep cards');
  expect(deeds.asksForRest!(asked)).toBe(true);
  expect(plain(kit.words.question(state, asked, 'en'))).toContain('do you keep?');
});

describe('placing tokens', () => {
  test('nothing but the question whether to is answered for who does not want it, and so that nothing is placed', () => {
    const unasked = new Set<string>();
    for (const seed of [1, 2, 3]) {
      randomGame({ factions: ['japanese', 'romans'], options: [] }, seed, (state) => {
        const asked = questionIn(state);
        const answer = deeds.aside!.unasked(asked);
        expect(answer !== null).toBe(asked.ask.do === 'moment');
        if (answer) unasked.add(answer.do);
      });
    }
    expect([...unasked]).toEqual(['go on']);
  });

  test('is asked of whoever said so in any turn, but not alone, where nothing is defended', () => {
    const played = new Play({ factions: ['romans', 'barbarians'], options: [] }, 1);
    let turns = 0;
    played.playOn(
      (decision) => offered(decision, randomAnswer(decision, seeded(decision.options.length))!)!,
      (state) => {
        const asked = questionIn(state);
        expect(deeds.aside!.mayFollow(state, asked)).toBe(asked.ask.do === 'turn');
        turns += Number(asked.ask.do === 'turn');
      },
    );
    expect(turns).toBeGreaterThan(5);
    const turn = { do: 'turn', seat: 0 } as const;
    const alone = (faction: 'romans' | 'japanese') => new Play({ factions: [faction], options: [] }, 1).state;
    expect(deeds.aside!.mayFollow(alone('romans'), { seat: 0, ask: turn, options: [] })).toBe(false);
    expect(deeds.aside!.mayFollow(alone('japanese'), { seat: 0, ask: turn, options: [] })).toBe(true);
  });
});
