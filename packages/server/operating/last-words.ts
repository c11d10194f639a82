import type { Logger } from './logger.ts';

/** The code with which the process ends when something broke that was not thought of (EX_SOFTWARE): the supervisor starts it anew. */
export const BROKEN = 70;
const PATIENCE = 10_000; // milliseconds to finish what is underway

interface Ending {
  logger: Logger;
  close(): Promise<void>;
}
/**
 * What is not caught is never silent. A promise that failed while nothing waited for it does no harm: it is logged, and the server goes
 * on. After an exception out of nowhere (a timer, a message) memory may be wrong: what is underway is finished, and the process ends
 * with BROKEN. Nothing acknowledged is lost: that is on disk.
 */
export function lastWords({ logger, close }: Ending): void {
  let ends = false;
  const exit = () => process.exit(BROKEN);
  process.on('unhandledRejection', problem =>
    logger.error({ err: problem }, 'something failed that nobody waited for'),
  );
  process.on('uncaughtException', problem => {
    process.stderr.write(`Tianxia broke and ends: ${problem.stack ?? problem}\n`); // also where nothing is logged
    logger.error({ err: problem }, 'something broke that nobody had thought of: the server ends');
    if (ends) return exit();
    ends = true;
    setTimeout(exit, PATIENCE).unref();
    close().then(exit, exit);
  });
}
