#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { compiled, root } from '../../../scripts/install.mjs';

await ensureBuilt({ database: false });
const programs = join(root, 'dist/node');
const { main } = await import(pathToFileURL(join(programs, 'cli.js')).href);
process.exitCode = await main(process.argv.slice(2), { root, programs, database: compiled });
