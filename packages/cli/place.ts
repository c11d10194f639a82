import { BadInput, type Flag, type Given } from './command.ts';

/** Which database: as the server finds it, by DATABASE_URL or DATA_DIR. */
export const DATA_FLAG: Flag = {
  value: 'DIR',
  about: 'the data folder of the server (standard: DATA_DIR, else data); DATABASE_URL goes before it',
};
export const ABOUT_PLACE = 'The database is the one the server would use: settings come from the environment.';

export type Operating = typeof import('@tianxia/server/operating');
export interface Found {
  data: string;
  url?: string | undefined;
  bus?: string | undefined;
  site: string; // where people find it, as far as the settings say
  memory?: number | undefined; // megabytes for rules with packs from outside
}
/** Runs with what operators do, and where; what they got wrong is said in one line. */
export async function operating(
  given: Given,
  work: (server: Operating, place: Found) => Promise<number>,
): Promise<number> {
  await given.home.database?.();
  const server = await import('@tianxia/server/operating'); // late: no other command needs a database
  let place: Found;
  try {
    const { data, database, bus, publicUrl, port, botMemory } = server.settingsFrom(process.env);
    place = {
      data: given.maybe('data') ?? data,
      url: database,
      bus: typeof bus === 'string' ? bus : undefined,
      site: publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`,
      memory: botMemory,
    };
  } catch (problem) {
    throw new BadInput((problem as Error).message);
  }
  try {
    return await work(server, place);
  } catch (problem) {
    if (problem instanceof server.ApiError || problem instanceof server.CannotRestore || isAbout(problem, place))
      throw new BadInput(problem.message);
    if (server.isDamaged(problem))
      throw new BadInput(
        `the database is damaged (${problem.message}): "tianxia validate" says where, "tianxia backup" saves the rest`,
      );
    throw problem;
  }
}
/** No database there, or one that does not answer: nothing of ours to look into. */
function isAbout(problem: unknown, { url }: Found): problem is Error {
  const { message = '', code = '' } = problem as NodeJS.ErrnoException;
  if (/^there is no database in|^the database |^the data folder/.test(message)) return true;
  return url !== undefined && /^(ECONN|ENOTFOUND|28|3D)/.test(code);
}
