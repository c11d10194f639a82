import { BadInput, type Command, DONE, say } from '../command.ts';

const STANDARD_PORT = 8080;
const STANDARD_DATA = 'data';

export const serve: Command = {
  usage: 'serve [--port P] [--data DIR] [--host H]',
  about: 'the server: tables for the browser, kept in a folder',
  words: [],
  flags: {
    port: { value: 'P', about: `0 to 65535; 0 takes any free one (standard ${STANDARD_PORT})` },
    data: { value: 'DIR', about: `where tables are kept; made if it is not there (standard ${STANDARD_DATA})` },
    host: { value: 'H', about: 'the address to listen on; 0.0.0.0 for everyone (standard: this machine only)' },
  },
  async run(given) {
    const port = given.whole('port', 0, 65535, STANDARD_PORT);
    const data = given.maybe('data') ?? STANDARD_DATA;
    const host = given.maybe('host');
    const server = await import('@tianxia/server'); // late: no other command needs a database
    const serving = await server
      .serve({ port, data, log: 'warn', ...(host === undefined ? {} : { host }) })
      .catch(problem => {
        throw new BadInput(`cannot serve: ${why(problem, port, data)}`);
      });
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
