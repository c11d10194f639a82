import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What this program was built from, as the build wrote it beside the program. */
const here = dirname(fileURLToPath(import.meta.url));
const file = [join(here, 'commit'), join(here, '..', 'commit')].find(existsSync);
export const commit: string | undefined =
  file === undefined ? undefined : readFileSync(file, 'utf8').trim() || undefined;
