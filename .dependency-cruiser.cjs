/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'Types may refer to each other in a circle; code may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'engine-knows-only-itself',
      severity: 'error',
      from: { path: '^engine/src/' },
      to: { pathNot: '^engine/src/' },
    },
    {
      name: 'engine-tests-know-only-the-engine-and-the-tiny-game',
      severity: 'error',
      from: { path: '^engine/(test|bench)/' },
      to: { path: '^(kit|games|shelf|bots|apps)/', pathNot: '^games/tiny/src/' },
    },
    {
      name: 'the-kit-knows-only-the-engine',
      severity: 'error',
      from: { path: '^kit/src/' },
      to: { pathNot: ['^engine/src/', '^kit/src/'] },
    },
    {
      name: 'the-tests-of-the-kit-know-no-game',
      severity: 'error',
      from: { path: '^kit/test/' },
      to: { path: '^(games|shelf|bots|apps)/' },
    },
    {
      name: 'a-game-knows-only-engine-and-kit',
      severity: 'error',
      from: { path: '^games/([^/]+)/src/' },
      to: { pathNot: ['^engine/src/', '^kit/src/', '^games/$1/'] },
    },
    {
      name: 'a-game-never-knows-another',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^(games|shelf|bots|apps)/', pathNot: '^games/$1/' },
    },
    {
      name: 'the-shelf-knows-only-covers-and-kits',
      severity: 'error',
      from: { path: '^shelf/src/' },
      to: { pathNot: ['^(engine|kit|shelf)/src/', '^games/[^/]+/src/(cover|kit)[.]ts$'] },
    },
    {
      name: 'bots-know-only-engine-and-kit',
      severity: 'error',
      from: { path: '^bots/src/' },
      to: { pathNot: ['^(engine|kit)/src/', '^bots/src/'] },
    },
    {
      name: 'bots-never-know-apps',
      severity: 'error',
      from: { path: '^bots/' },
      to: { path: '^apps/' },
    },
    {
      name: 'an-app-never-knows-another',
      severity: 'error',
      from: { path: '^apps/(web|server)/', pathNot: '^apps/web/test/' },
      to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/server/src/protocol/'] },
    },
    {
      name: 'only-its-own-pages-know-a-game',
      comment: 'The rest of the client takes any game of the shelf; for .svelte files see scripts/game-names.mjs.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/games/[^/]+/' },
      to: { path: '^(games/|apps/web/src/games/[^/]+/)' },
    },
    {
      name: 'the-pages-of-a-game-never-know-another-game',
      severity: 'error',
      from: { path: '^apps/web/src/games/([^/]+)/' },
      to: { path: '^(games/|apps/web/src/games/[^/]+/)', pathNot: ['^games/$1/', '^apps/web/src/games/$1/'] },
    },
    {
      name: 'the-tests-of-the-client-may-start-the-server',
      severity: 'error',
      from: { path: '^apps/web/test/' },
      to: { path: '^apps/', pathNot: ['^apps/web/', '^apps/server/src/'] },
    },
    {
      name: 'the-command-knows-only-the-server-it-starts',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: '^apps/', pathNot: ['^apps/cli/', '^apps/server/src/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|dist-tests|coverage)/', '[.]svelte$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
