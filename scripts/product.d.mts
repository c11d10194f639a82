import type { ChildProcess } from 'node:child_process';

export const CHROMIUM_FLAGS: string[];
export function startServer(
  data: string,
  port?: string,
  env?: Record<string, string>,
): Promise<{ server: ChildProcess; url: string }>;
