import { defineConfig } from 'vitest/config';

const around = ['scripts/test-folder.mjs', 'scripts/services-when-asked.mjs'];
const patience = { poll: { timeout: 30_000 } }; // a busy machine is slow, not wrong
const never = ['**/node_modules/**', '**/dist/**'];

/** What starts processes, opens sockets or keeps a database. */
const withServices = ['packages/{cli,server}/test/**/*.test.ts', 'test/docs/**/*.test.ts'];

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
          include: ['packages/**/test/**/*.test.{ts,tsx}'],
          exclude: [...never, ...withServices],
          globalSetup: around,
          expect: patience,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'services',
          include: withServices,
          exclude: never,
          globalSetup: around,
          expect: patience,
          retry: secondTry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: [...around, 'scripts/build-first.mjs'],
          expect: patience,
          retry: secondTry,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
