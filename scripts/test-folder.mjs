/**
 * One folder for whatever a run of the tests writes outside the project: data, profiles of browsers, databases. It goes when the run
 * does; what a run that was killed has left goes with the next one.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^tianxia-tests-(\d+)-/; // of the process
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem.code === 'EPERM'; // somebody else's
  }
}
const remove = folder => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

export default function setup() {
  const outside = tmpdir();
  for (const name of readdirSync(outside)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(outside, name));
  }
  const folder = mkdtempSync(join(outside, `tianxia-tests-${process.pid}-`));
  chmodSync(folder, 0o711); // PostgreSQL runs as somebody else; what is in it is for its owners all the same
  process.env.TMPDIR = folder;
  return () => {
    process.env.TMPDIR = outside;
    remove(folder);
  };
}
