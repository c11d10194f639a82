#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { root } from '../../../scripts/install.mjs';

await ensureBuilt();
const programs = join(root, 'dist/node');
const { main } = await import(pathToFileURL(join(programs, 'cli.js')).href);
process.exitCode = await main(process.argv.slice(2), { root, programs });
