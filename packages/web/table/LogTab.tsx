import type { GameTypes, Read, Told, Update } from '@tianxia/kernel';
import { Log, LogLine, type Player, Segmented } from '@tianxia/look';
import { useState } from 'react';
import { useWords } from '../text/words.ts';
import type { Speech } from './sentences.ts';

interface LogTabProps {
  update: Update<GameTypes['state']>;
  players: readonly Player[];
  speech: Speech;
  onPoint(told: readonly Told[]): void;
}
const EVERYBODY = 'all';

/** What happened, newest first, in plain words; a line under the pointer lights up on the board. */
export function LogTab({ update, players, speech, onPoint }: LogTabProps) {
  const { play } = useWords();
  const [whose, setWhose] = useState(EVERYBODY);
  const { happened, opening, viewer } = update;
  const lastOwn = happened.findLastIndex(step => step.seat === viewer);
  const lines = happened
    .map((step, i) => ({ ...step, number: i, said: step.told.filter(told => speech.event(told) !== '') }))
    .filter(({ said, seat }) => said.length > 0 && (whose === EVERYBODY || seat === Number(whose)));
  const pointing = (told: readonly Told[]) => (on: boolean) => onPoint(on ? told : []);
  return (
    <>
      {players.length > 2 && (
        <Segmented
          label={play.logOf}
          chosen={whose}
          onChoose={setWhose}
          choices={[
            { id: EVERYBODY, name: play.everybody },
            ...players.map((_, seat) => ({ id: String(seat), name: speech.name(seat) })),
          ]}
        />
      )}
      <Log label={play.log}>
        {lines.reverse().map(step => (
          <LogLine
            key={step.number}
            colour={players[step.seat]!.colour}
            onPoint={pointing(step.told)}
            details={detailsOf(step, step.said.slice(1), speech, play.forced)}
            {...(viewer >= 0 && step.number > lastOwn && step.seat !== viewer ? { fresh: play.fresh } : {})}
          >
            {speech.event(step.said[0]!)}
          </LogLine>
        ))}
        <LogLine details={opening.map(told => speech.event(told)).join(' ')}>{play.began}</LogLine>
      </Log>
    </>
  );
}
function detailsOf({ seat, forced }: Read, rest: readonly Told[], speech: Speech, onlyOption: string): string {
  const told = rest.flatMap(event => speech.detail(event, seat) ?? []);
  return [...(forced ? [onlyOption] : []), ...told].join(', ');
}
