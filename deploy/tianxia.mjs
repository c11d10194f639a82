#!/usr/bin/env node
/** The command line of a built Tianxia, where there are no sources to build from. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const programs = join(root, 'dist/node');
const { main } = await import(join(programs, 'cli.js'));
process.exitCode = await main(process.argv.slice(2), { root, programs });
