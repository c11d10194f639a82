import { defineConfig } from 'vitest/config';

/** The tests of one part, named by mutate.mjs: no browser, no server, no services. */
const part = process.env.MUTATED ?? 'packages/kernel';
export default defineConfig({
  test: {
    include: [`${part}/test/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/screen/**', '**/{laws,records,golden,leaks,stepDown}.test.ts'], // whole games: slow, and what random ones catch one day they miss the next
    testTimeout: 120_000,
  },
});
