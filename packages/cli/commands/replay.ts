import {
  type GameRecord,
  type GameTypes,
  type Happened,
  type LiveTable,
  ReplayError,
  replay as replayed,
  SPECTATOR,
  type View,
} from '@tianxia/kernel';
import { type Command, DONE, FAILED, say, sayJson, warn } from '../command.ts';
import { openRecord, PACK_FLAG, underOtherRules } from '../records.ts';
import { boardOf, sheet } from '../sheet.ts';
import { speaker } from '../speaker.ts';
import type { AnyKernel } from '../table.ts';

type Live = LiveTable<GameTypes['state']>;

export const replay: Command = {
  usage: 'replay FILE [--at N] [--json]',
  about: 'replays a record: the board as text, what happened last, the score sheet',
  more: ['Nothing is hidden: a record holds everything. Exit code 1 when the record no longer replays.'],
  words: ['FILE'],
  flags: {
    at: { value: 'N', about: 'the position after N choices (standard: all of them)' },
    json: { about: 'state, result and all events as JSON' },
    content: PACK_FLAG,
  },
  async run(given) {
    const file = given.word(0);
    const { record, k } = await openRecord(file, given.maybe('content'));
    const at = given.whole('at', 0, record.choices.length, record.choices.length);
    let live: Live;
    try {
      live = replayed(k, record, at);
    } catch (problem) {
      if (!(problem instanceof ReplayError)) throw problem;
      warn(`tianxia: ${file}: does not replay: ${problem.message}${underOtherRules(record, k)}`);
      return FAILED;
    }
    if (given.on('json')) sayJson(inJson(k, live, at));
    else for (const line of await inWords(k, live, record, at)) say(line);
    return DONE;
  },
};

function inJson(k: AnyKernel, live: Live, at: number) {
  const { state } = live;
  return {
    game: k.game.id,
    at,
    over: k.over(state),
    ending: state.ending,
    waiting: k.waiting(state),
    state,
    result: k.result(state),
    opening: live.update(SPECTATOR).opening,
    events: live.happened.map(({ seat, words, told, forced }, i) => ({
      choice: i + 1,
      seat,
      words,
      ...(forced ? { forced } : {}),
      told,
    })),
  };
}
async function inWords(k: AnyKernel, live: Live, record: GameRecord, at: number): Promise<string[]> {
  const { state } = live;
  const english = await speaker(
    k,
    record.table,
    record.players.map(player => player.name),
  );
  const { names } = english;
  const board = await boardOf(k);
  const last: Happened | undefined = live.happened.at(-1);
  const next = k
    .waiting(state)
    .map(seat => names[seat])
    .join(', ');
  const asked = state.agenda.at(-1)?.at;
  return [
    `${k.game.id}, ${names.join(', ')}: after choice ${at} of ${record.choices.length}`,
    ...(last === undefined
      ? []
      : [
          `${names[last.seat]}: ${last.words}`,
          ...last.told.map(english.event).flatMap(text => (text === '' ? [] : [`  ${text}`])),
        ]),
    '',
    board(state as View<GameTypes['state']>), // a record holds everything, so nothing is hidden here
    '',
    k.over(state) ? english.ending(state.ending) : `${next}: ${english.prompt(`${asked}`)}`,
    ...sheet(english, k.result(state)),
  ];
}
