import type { GameTypes, Update } from '@tianxia/kernel';
import type { ChatLine, TableMessage } from '@tianxia/protocol';
import type { Company, Facts, Seated } from './link.ts';

/** What the server says of a table, as the pages read it. `late`: by how much its clock is behind ours. */
export function factsOf(table: TableMessage, before: Facts | undefined, key: string | undefined, late: number): Facts {
  const rematch = table.rematch ?? before?.rematch;
  return {
    ...(rematch === undefined ? {} : { rematch }),
    game: table.game,
    rules: table.rules,
    options: table.options,
    players: table.seats.map(seatedAt),
    you: table.you >= 0 ? [table.you] : [],
    commitment: table.commitment,
    ...(key === undefined ? {} : { key }),
    started: table.started,
    company: companyOf(table, late),
  };
}
function seatedAt(seat: TableMessage['seats'][number]): Seated {
  const { by, name, colour, bot, away, standIn, person, rating, provisional } = seat;
  return {
    name,
    colour,
    ...(bot === undefined ? {} : { bot }),
    ...(away ? { away } : {}),
    ...(by === 'open' ? { open: true } : {}),
    ...(standIn === undefined ? {} : { standIn }),
    ...(person === undefined ? {} : { person }),
    ...(rating === undefined ? {} : { rating }),
    ...(provisional === undefined ? {} : { provisional }),
  };
}
function companyOf(table: TableMessage, late: number): Company {
  const { id, terms, visibility, host, clocks, pause, watching, plan, over, botsIn, quarantine } = table;
  return {
    id,
    terms,
    visibility,
    ...(host === undefined ? {} : { host }),
    ...(botsIn === undefined ? {} : { botsAt: Date.now() + botsIn }),
    ...(clocks === undefined
      ? {}
      : {
          clocks: {
            at: clocks.at + late,
            seats: clocks.seats,
            ...(clocks.resumes === undefined ? {} : { resumes: clocks.resumes + late }),
          },
        }),
    ...(pause === undefined ? {} : { pause: { ...pause, until: pause.until + late } }),
    watching: watching ?? 0,
    ...(plan === undefined ? {} : { plan }),
    over,
    ...(quarantine === undefined ? {} : { quarantine }),
  };
}

type Position = Update<GameTypes['state']>;
/** The server repeats only what is new. */
export function joined(before: Position | undefined, from: number, update: Position): Position {
  if (from === 0 || before === undefined) return update;
  return { ...update, opening: before.opening, happened: [...before.happened.slice(0, from), ...update.happened] };
}
/** Lines that are new or have changed take their place among those that are known, in the order they were said. */
export function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const byId = new Map([...known, ...lines].map(line => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
}
