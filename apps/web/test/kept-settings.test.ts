import { expect, test } from 'vitest';
import { settingsFrom } from '../src/store/kept-settings.ts';

const DEFAULTS = settingsFrom(null, 'pl-PL');

test('who chose nothing gets the defaults, in the language of the browser', () => {
  expect(DEFAULTS).toMatchObject({ lang: 'pl', theme: 'dark', motion: 'full', textSize: 'normal', patterns: false });
  expect(settingsFrom(null, 'de').lang).toBe('en');
});

test.each(['', '{', 'null', '[]', '7', '"dark"', '{"theme":"pink","volume":7,"sound":"yes","motion":null}'])(
  'what cannot be understood is as if never chosen: %s',
  (kept) => {
    expect(settingsFrom(kept, 'pl')).toEqual(DEFAULTS);
  },
);

test('what holds is kept beside what does not', () => {
  const kept = JSON.stringify({ lang: 'en', theme: 'light', textSize: 'huge', volume: 0, sound: false });
  expect(settingsFrom(kept, 'pl')).toEqual({ ...DEFAULTS, lang: 'en', theme: 'light', volume: 0, sound: false });
});

test('what was chosen comes back whole', () => {
  const chosen = {
    ...DEFAULTS,
    pace: 'slow',
    textSize: 'largest',
    motion: 'quick',
    patterns: true,
    asksToPass: false,
  } as const;
  expect(settingsFrom(JSON.stringify(chosen), 'en')).toEqual(chosen);
});
