import { BadInput, type Command, DONE, say } from '../command.ts';

export const serve: Command = {
  usage: 'serve [--port P] [--data DIR] [--host H]',
  about: 'the server: tables for the browser, kept in a folder or in PostgreSQL',
  more: ['All other settings come from the environment: see .env.example. A flag goes before its variable.'],
  words: [],
  flags: {
    port: { value: 'P', about: '0 to 65535; 0 takes any free one (standard: PORT, else 8080)' },
    data: { value: 'DIR', about: 'where tables are kept; made if it is not there (standard: DATA_DIR, else data)' },
    host: { value: 'H', about: 'the address to listen on; 0.0.0.0 for everyone (standard: this machine only)' },
  },
  async run(given) {
    const server = await import('@tianxia/server'); // late: no other command needs a database
    const { settingsFrom, lastWords } = await import('@tianxia/server/operating');
    const { LOG_LEVEL = 'warn' } = process.env;
    const settings = await Promise.resolve({ ...process.env, LOG_LEVEL })
      .then(settingsFrom)
      .catch(problem => {
        throw new BadInput(`cannot serve: ${problem.message}`);
      });
    const port = given.whole('port', 0, 65535, settings.port);
    const data = given.maybe('data') ?? settings.data;
    const host = given.maybe('host');
    await given.home.database?.();
    const serving = await server
      .serve({ ...settings, port, data, ...(host === undefined ? {} : { host }) })
      .catch(problem => {
        throw new BadInput(`cannot serve: ${why(problem, port, data)}`);
      });
    lastWords(serving);
    const asked = stopAsked();
    say(`Tianxia is at ${serving.url}; Ctrl-C stops it.`);
    await asked;
    await serving.close();
    return DONE;
  },
};

function why(problem: NodeJS.ErrnoException, port: number, data: string): string {
  if (problem.code === 'EADDRINUSE') return `port ${port} is taken; choose another with --port`;
  if (problem.code === 'EACCES' && problem.syscall === 'listen') return `port ${port} is not allowed here`;
  if (problem.code === 'EEXIST' || problem.code === 'ENOTDIR') return `${data} is not a folder`;
  return problem.message;
}
/** Ctrl-C or a polite kill. A second one finds no listener and ends at once. */
const stopAsked = () =>
  new Promise<void>(resolve => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
