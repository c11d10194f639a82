import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The build puts entries into one folder and shared code into a folder of it; from the sources it is found, too. */
const here = dirname(fileURLToPath(import.meta.url));
export function builtFile(name: string): string {
  const found = ['', '..', '../../dist/node'].map(folder => join(here, folder, name)).find(existsSync);
  if (found === undefined) throw new Error(`${name} is not built; run npm run build first`);
  return found;
}
