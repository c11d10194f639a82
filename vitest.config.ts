import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const around = ['scripts/test-folder.mjs', 'scripts/services-when-asked.mjs'];
const patience = { poll: { timeout: 30_000 } }; // a busy machine is slow, not wrong
/** All cores: by itself vitest leaves one idle, which is half of a machine with two. */
const maxWorkers = availableParallelism();
const never = ['**/node_modules/**', '**/dist/**'];

/** What starts processes, opens sockets or keeps a database. */
const withServices = ['packages/{cli,server}/test/**/*.test.ts', 'test/docs/**/*.test.ts'];

/** Four fifths of the time of all unit tests, by the report of a whole run: the inner loop leaves them out. */
const long = [
  'packages/games/*/test/{laws,leaks,found,records,golden,ledger,facts}.test.ts',
  'packages/games/*/screen/test/choices.test.ts',
  'packages/bots/test/*.test.ts',
  'packages/catalog/test/{final,releases,bounds}.test.ts',
  'packages/web/test/{scores,hints,examples,log,tutorials,pack,analysis-file,replay,in-words,tallies,lesson-time}.test.ts',
  'packages/board/test/{languages,first-empire,screens}.test.*',
  'packages/kernel/test/{laws,leaky,tangles/*}.test.ts',
];
const isQuick = process.env.TEST_QUICK === '1';

/**
 * Where sockets, processes or a browser take part, a test has a second try: what the machine did meanwhile is
 * no fault of the project. `npm test` names each test that needed it. What only computes has one try.
 */
const secondTry = 1;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          include: ['packages/**/test/**/*.test.{ts,tsx}'],
          exclude: [...never, ...withServices, ...(isQuick ? long : [])],
          globalSetup: around,
          setupFiles: ['scripts/film-examples.ts'],
          expect: patience,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'services',
          maxWorkers,
          include: withServices,
          exclude: never,
          globalSetup: around,
          expect: patience,
          retry: secondTry,
          testTimeout: 180_000, // only what stands still takes so long: a busy machine is slow, not wrong
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: [...around, 'scripts/build-first.mjs'],
          expect: patience,
          retry: secondTry,
          maxWorkers,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
