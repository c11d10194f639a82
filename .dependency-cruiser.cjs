/** The layers of docs/architecture.md: dependencies point one way. */
const screens = '^packages/games/[^/]+/screen/';
const rules = '^packages/games/[^/]+/(?!screen/|text/[^/]+/screen/|test/)';
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'kernel-imports-nothing',
      comment: 'The kernel runs in server, browser worker and test alike.',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: '/test/' },
      to: { pathNot: '^packages/kernel/' },
    },
    {
      name: 'the-engine-knows-no-table-and-no-proof',
      severity: 'error',
      from: { path: '^packages/kernel/(engine/|words/|contract[.]ts$)' },
      to: { path: '^packages/kernel/(table|proof|test)/' },
    },
    {
      name: 'tables-need-no-proof',
      severity: 'error',
      from: { path: '^packages/kernel/table/' },
      to: { path: '^packages/kernel/(proof|test)/' },
    },
    {
      name: 'rules-import-the-kernel-only',
      comment: 'A game: its own folder and the kernel, no package, no platform.',
      severity: 'error',
      from: { path: rules },
      to: { pathNot: ['^packages/kernel/', '^packages/games/'] },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    {
      name: 'rules-do-not-know-the-screen',
      severity: 'error',
      from: { path: rules },
      to: { path: '^packages/games/[^/]+/screen/' },
    },
    {
      name: 'screens-import-kernel-board-look-react',
      severity: 'error',
      from: { path: '^packages/games/[^/]+/(screen|text/[^/]+/screen)/', pathNot: '/test/' },
      to: {
        pathNot: ['^packages/(kernel|board|look)/', '^packages/games/', '^node_modules/(react|@types/react)(/|$)'],
      },
    },
    {
      name: 'screens-hold-no-rule',
      comment: 'A forecast is a fact that the moves use too, or kernel.preview.',
      severity: 'error',
      from: { path: screens, pathNot: '/test/' },
      to: { path: '^packages/games/[^/]+/(moves|effects)/' },
    },
    {
      name: 'facts-know-no-moves',
      comment: 'Moves read facts. What a fact has to carry out on a copy stands below both, in effects/.',
      severity: 'error',
      from: { path: '^packages/games/[^/]+/(facts|effects)/' },
      to: { path: '^packages/games/[^/]+/moves/' },
    },
    {
      name: 'screens-know-no-language',
      comment: 'The table provides the words; screen/words.ts and names.ts name their types.',
      severity: 'error',
      from: { path: screens, pathNot: ['/test/', '/screen/(words|names)\\.ts$'] },
      to: { path: '^packages/games/[^/]+/text/[^/]+/' },
    },
    {
      name: 'bots-import-the-kernel-only',
      severity: 'error',
      from: { path: '^packages/bots/', pathNot: '/test/' },
      to: { pathNot: ['^packages/(bots|kernel)/'] },
    },
    {
      name: 'fair-imports-kernel-and-hashes',
      severity: 'error',
      from: { path: '^packages/fair/', pathNot: '/test/' },
      to: { pathNot: ['^packages/(fair|kernel)/', '^node_modules/@noble/'] },
    },
    {
      name: 'look-knows-no-game',
      severity: 'error',
      from: { path: '^packages/look/' },
      to: { path: '^packages/', pathNot: '^packages/(look|kernel)/' },
    },
    {
      name: 'board-knows-no-game',
      severity: 'error',
      from: { path: '^packages/board/', pathNot: '/test/' },
      to: { path: '^packages/', pathNot: '^packages/(board|look|kernel)/' },
    },
    {
      name: 'server-and-web-are-apart',
      comment: 'What they have in common is the protocol.',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^packages/(server|cli)/' },
    },
    {
      // who can be asked to sit down is known to the bots alone
      name: 'protocol-imports-the-kernel-and-names-of-bots-only',
      severity: 'error',
      from: { path: '^packages/protocol/' },
      to: { pathNot: ['^packages/(protocol|kernel)/', '^packages/bots/names[.]ts$', '^node_modules/zod/'] },
    },
    {
      name: 'server-knows-no-screen',
      severity: 'error',
      from: { path: '^packages/(server|cli)/' },
      to: { path: ['^packages/(web|look|board)/', '^packages/games/[^/]+/screen/'] },
    },
    {
      name: 'server-does-not-know-the-command-line',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/cli/' },
    },
    {
      name: 'rooms-of-the-server-do-not-know-http',
      comment: 'http calls tables, people and the rest; ApiError, which all throw, stands in the protocol.',
      severity: 'error',
      from: { path: '^packages/server/(tables|people|operating|foreign|bots|sql|bus)/' },
      to: { path: '^packages/server/http/' },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '(^|/)data/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
