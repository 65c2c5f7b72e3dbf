import { type GameRecord, verify } from '@imperia/engine';
import { expect, test } from 'vitest';
import { goldenFiles } from '../../../../scripts/golden-files.ts';
import { testGoldenRecords } from '../../../../scripts/golden-tests.ts';
import { type Config, osadnicy } from '../../src/index.ts';

const RECORDS = goldenFiles('records').filter(({ name }) => name.startsWith('osadnicy/'));

test('games in which a Gate or a Shrine was razed hold by the first rules, and by those alone', () => {
  const razed = RECORDS.filter(({ name }) => name.includes('solo-japanese-razed'));
  expect(razed).toHaveLength(2);
  for (const { text } of razed) {
    const record: GameRecord<Config> = JSON.parse(text);
    expect(record.version).toBe('1');
    expect(verify(osadnicy, { ...record, version: osadnicy.version })).not.toBeNull();
  }
});

testGoldenRecords(osadnicy, 12);
