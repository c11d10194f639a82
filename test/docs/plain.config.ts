import { defineConfig } from 'vitest/config';

/** For the tests of an example that stands outside the packages. */
export default defineConfig({ test: { include: ['test/**/*.test.ts'] } });
