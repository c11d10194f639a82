/** `npm start`: installs what is missing, builds what has changed, serves everything. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { root } from './install.mjs';

const settings = process.env.ENV_FILE ?? join(root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings); // what is set already goes before it
await ensureBuilt();
process.env.PORT ??= '8080';
process.env.DATA_DIR ??= join(root, 'data');
process.env.LOG_LEVEL ??= 'info';
await import(pathToFileURL(join(root, 'dist/node/server.js')).href);
