/** `npm start`: installs what is missing, builds what has changed, serves everything. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { root } from './install.mjs';

await ensureBuilt();
process.env.PORT ??= '8080';
process.env.DATA_DIR ??= join(root, 'data');
process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(join(root, 'dist/node/server.js')).href);
