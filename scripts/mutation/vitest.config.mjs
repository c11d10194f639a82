import { defineConfig } from 'vitest/config';

/** Vitest gives the tests their `expect`; everything else about them is in the program of the part. */
export default defineConfig({
  test: {
    include: ['scripts/mutation/worker.test.mjs'],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    execArgv: ['--max-old-space-size=1500'],
    reporters: ['default'],
  },
});
