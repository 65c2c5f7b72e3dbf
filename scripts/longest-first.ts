import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, by the end of their names: begun last, one of them would keep a worker busy while the
 * others have nothing left to do. Where nothing is known of earlier runs, the order would else be that of their sizes.
 */
const LONGEST = [
  'web/test/online-look.world.test.ts',
  'web/test/axe.world.test.ts',
  'web/test/card-forms.world.test.ts',
  'any-game/clash.world.test.ts',
  'any-game/imperium.world.test.ts',
  'any-game/osadnicy.world.test.ts',
  'any-game/tiny.world.test.ts',
  'web/test/library.world.test.ts',
  'web/test/online-week.world.test.ts',
  'web/test/online-consent.world.test.ts',
  'web/test/shell.world.test.ts',
  'web/test/online.world.test.ts',
  'osadnicy/test/conformance.test.ts',
  'clash/test/conformance.test.ts',
  'osadnicy/test/text/speaking.test.ts',
  'shelf/test/shelf.test.ts',
  'cli/test/golden/golden.test.ts',
  'cli/test/sim.test.ts',
];

const rank = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((end) => moduleId.endsWith(end));
  return at < 0 ? LONGEST.length : at;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
