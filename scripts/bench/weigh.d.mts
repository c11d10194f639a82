import type { BrowserContext } from 'playwright-core';

export function weigh(
  context: BrowserContext,
  url: string,
  ready: string,
): Promise<{ kilobytes: number; millis: number }>;
