import { defineConfig } from 'vitest/config';

/** The inner loop leaves out what starts processes of its own. */
const slow = process.env.QUICK === '1' ? ['packages/{cli,server}/test/**', 'test/docs/**'] : [];

const around = ['scripts/test-folder.mjs', 'scripts/services-when-asked.mjs'];
const patience = { poll: { timeout: 30_000 } }; // a busy machine is slow, not wrong

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/test/**/*.test.{ts,tsx}', 'test/docs/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...slow],
          globalSetup: around,
          expect: patience,
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
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
