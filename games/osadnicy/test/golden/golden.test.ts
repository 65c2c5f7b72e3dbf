import { type GameRecord, verify } from '@imperia/engine';
import { expect, test } from 'vitest';
import { goldenFiles } from '../../../../scripts/golden-files.ts';
import { testGoldenRecords } from '../../../../scripts/golden-tests.ts';
import { type Config, osadnicy } from '../../src/index.ts';
import { OLDER_VERSIONS, VERSION } from '../../src/versions.ts';

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

test('games hold by the fourth rules whose choices the third do not offer', () => {
  const fourth = RECORDS.filter(({ name }) => name.includes('/fourth'));
  expect(fourth).toHaveLength(2);
  for (const { text } of fourth) {
    const record: GameRecord<Config> = JSON.parse(text);
    expect(record.version).toBe('4');
    expect(verify(osadnicy, { ...record, version: '3' })).toMatchObject({ fault: 'refused' });
  }
});

test('there are games by each of the rules there have been', () => {
  const versions = RECORDS.map(({ text }) => (JSON.parse(text) as GameRecord<Config>).version);
  expect(new Set(versions)).toEqual(new Set([...OLDER_VERSIONS, VERSION]));
});

testGoldenRecords(osadnicy, 20);
