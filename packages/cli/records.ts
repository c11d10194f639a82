import { loadGame } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import { type GameRecord, readRecord, ShapeError, TableError, tableFor } from '@tianxia/kernel';
import { BadInput, type Flag } from './command.ts';
import { readJson, writeWhole } from './files.ts';
import { type AnyKernel, openTable } from './table.ts';

export const PACK_FLAG: Flag = { value: 'FILE', about: "the content pack of the record, if it is not the game's own" };

export const writeRecord = (file: string, record: GameRecord): void =>
  writeWhole(file, `${JSON.stringify(record, undefined, 1)}\n`);

/** A record from a file and the rules it was played by; BadInput names what is wrong with the file. */
export async function openRecord(
  file: string,
  packFile: string | undefined,
  load = loadGame,
): Promise<{ record: GameRecord; k: AnyKernel; content: unknown }> {
  const json = readJson(file);
  try {
    const record = readRecord(json);
    // Where these rules are gone, the newest: what has not changed meaning replays by them, too.
    const game = (await load(record.game, record.rules)) ?? (await load(record.game));
    if (game === undefined) throw new ShapeError(`record.game: there is no game "${record.game}"`);
    const { k, content } = openTable(game, tableFor(game, record.table.seats, record.table.options), packFile);
    if (packHash(content) !== record.pack)
      throw new BadInput(
        packFile === undefined
          ? `it was played with another content pack (${short(record.pack)}): give it with --content FILE`
          : `it was played with content pack ${short(record.pack)}, ${packFile} is ${short(packHash(content))}`,
      );
    return { record, k, content };
  } catch (problem) {
    if (problem instanceof TableError) throw new BadInput(`${file}: record.table: ${problem.message}`);
    if (problem instanceof ShapeError || problem instanceof BadInput)
      throw new BadInput(`${file}: ${problem.message.replace(`${file}: `, '')}`);
    throw problem;
  }
}
const short = (hash: string) => `${hash.slice(0, 12)}…`;

/** A record of other rules may well not replay; say so where it does not. */
export const underOtherRules = ({ rules }: GameRecord, { game }: AnyKernel): string =>
  rules === game.rules ? '' : ` (recorded under rules ${rules} of ${game.id}, these are rules ${game.rules})`;
