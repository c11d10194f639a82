import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Browser tests meet the product as its sources are now, never an older build. A process of its own: building sets NODE_ENV. */
export default function setup() {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] });
}
