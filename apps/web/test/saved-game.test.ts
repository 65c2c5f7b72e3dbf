import { expect, test } from 'vitest';
import { gameFileText, readGameFile } from '../src/store/game-file.ts';
import { gameOf } from '../src/store/new-game.ts';
import { isSame, onlyPerson } from '../src/store/saved-game.ts';
import { asked, kit, prepared } from './prepared.ts';

const game = {
  ...prepared({ factions: ['romans', 'japanese'], options: [] }, ['person', 'person'], 'file', asked(1)),
  people: ['Ala', null],
};

test('a file that is read twice is one game, and one that was played on is another', async () => {
  const first = (await readGameFile(gameFileText(game))).game!;
  const second = (await readGameFile(gameFileText(game))).game!;
  expect(first.id).not.toBe(second.id);
  expect(isSame(first, second)).toBe(true);
  expect(isSame(first, game)).toBe(true);
  expect(isSame(first, { ...game, answers: game.answers.slice(0, -1) })).toBe(false);
  expect(isSame(first, { ...game, kinds: ['person', 'easy'] })).toBe(false);
});

test('what people are called comes back from a file, unless it does not hold', async () => {
  const named = async (people: unknown) =>
    (await readGameFile(gameFileText({ ...game, people: people as typeof game.people }))).game!.people;
  expect(await named(['Ala', null])).toEqual(['Ala', null]);
  expect(await named(['Ala'])).toBeUndefined();
  expect(await named(['Ala', 7])).toBeUndefined();
  expect(await named('Ala')).toBeUndefined();
});

test('the only person at a table with bots', () => {
  expect(onlyPerson(['easy', 'person', 'hard'])).toBe(1);
  expect(onlyPerson(['person', 'person'])).toBeNull();
  expect(onlyPerson(['easy', 'hard'])).toBeNull();
});

test('a game is dealt from the content of its own table, a faction of an expansion included', async () => {
  const dealt = gameOf(kit, { factions: ['amazons', 'romans'], options: [] }, ['person', 'person'], '0'.repeat(64));
  expect(Object.keys(dealt.content ?? {})).toContain('amazons');
  const read = await readGameFile(gameFileText(dealt));
  expect(read.fault).toBeNull();
  expect(read.game!.sides).toEqual(['amazons', 'romans']);
});
