import { serve } from './index.ts';
import { lastWords } from './operating/last-words.ts';
import { settingsFrom } from './settings.ts';

const PATIENCE = 10_000; // milliseconds for a graceful stop

async function main(): Promise<void> {
  const serving = await serve(settingsFrom(process.env));
  process.stdout.write(`Tianxia is at ${serving.url}\n`);
  lastWords(serving);
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1); // asked twice: at once
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    serving.close().then(
      () => process.exit(0),
      problem => fail(problem),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
function fail(problem: unknown): never {
  process.stderr.write(`Tianxia cannot start or stop: ${(problem as Error).message}\n`);
  process.exit(1);
}
main().catch(fail);
