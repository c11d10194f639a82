import type { Player, Speech } from '@tianxia/board';
import type { GameTypes, Told, Update } from '@tianxia/kernel';
import { Log, LogLine, SeatMark, Segmented } from '@tianxia/look';
import { useState } from 'react';
import { useWords } from '../text/words.ts';
import { roundsOf } from './rounds.ts';

interface LogTabProps {
  update: Update<GameTypes['state']>;
  players: readonly Player[];
  speech: Speech;
  onPoint(told: readonly Told[]): void;
}
const ALL = 'all';

/** What happened, newest first, in plain words; a line under the pointer lights up on the board. */
export function LogTab({ update, players, speech, onPoint }: LogTabProps) {
  const { play } = useWords();
  const [whose, setWhose] = useState(ALL);
  const [chosen, setChosen] = useState(ALL);
  const { happened, opening, viewer } = update;
  const lastOwn = happened.findLastIndex(step => step.seat === viewer);
  const rounds = roundsOf(update);
  const last = rounds.at(-1) ?? 1;
  const when = Number(chosen) > last ? ALL : chosen; // the table may have gone back
  const lines = happened
    .map((step, i) => ({ ...step, number: i, said: step.told.filter(told => speech.event(told) !== '') }))
    .filter(({ said, seat }) => said.length > 0 && (whose === ALL || seat === Number(whose)))
    .filter(({ number }) => when === ALL || rounds[number] === Number(when));
  const pointing = (told: readonly Told[]) => (on: boolean) => onPoint(on ? told : []);
  return (
    <>
      {players.length > 2 && (
        <Segmented
          label={play.logOf}
          chosen={whose}
          onChoose={setWhose}
          choices={[
            { id: ALL, name: play.everybody },
            ...players.map(({ colour }, seat) => ({
              id: String(seat),
              name: <SeatMark colour={colour} size={20} />,
              spoken: speech.name(seat),
            })),
          ]}
        />
      )}
      {last > 1 && (
        <label className="log-round">
          {play.logRound}
          <select value={when} onChange={event => setChosen(event.target.value)}>
            <option value={ALL}>{play.allRounds}</option>
            {Array.from({ length: last }, (_, i) => i + 1).map(round => (
              <option key={round}>{round}</option>
            ))}
          </select>
        </label>
      )}
      <Log label={play.log}>
        {lines.reverse().map(step => (
          <LogLine
            key={step.number}
            colour={players[step.seat]!.colour}
            onPoint={pointing(step.told)}
            details={[...(step.forced ? [play.forced] : []), ...speech.details(step.said)].join(', ')}
            {...(viewer >= 0 && step.number > lastOwn && step.seat !== viewer ? { fresh: play.fresh } : {})}
          >
            {speech.event(step.said[0]!)}
          </LogLine>
        ))}
        {(when === ALL || when === '1') && (
          <LogLine details={opening.map(told => speech.event(told)).join(' ')}>{play.began}</LogLine>
        )}
      </Log>
    </>
  );
}
