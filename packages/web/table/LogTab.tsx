import { commentary, LogView, type Player, type Speech, type Telling } from '@tianxia/board';
import type { GameTypes, RuleId, Told, Update } from '@tianxia/kernel';
import { SeatMark, Segmented } from '@tianxia/look';
import { type ReactNode, useMemo, useState } from 'react';
import { useToldRules } from '../rules/told.ts';
import { useWords } from '../text/words.ts';

interface LogTabProps {
  game: string;
  openRule(rule: RuleId): void;
  update: Update<GameTypes['state']>;
  telling: Telling;
  players: readonly Player[];
  speech: Speech;
  onPoint(told: readonly Told[]): void;
  onShow(told: readonly Told[]): void;
  scores?: ReactNode; // stand at the end, once they have been counted before everybody's eyes
}
const ALL = 'all';

/** What happened as a commentary, of one player or one round where the reader asks for it. */
export function LogTab({ game, openRule, update, telling, players, speech, onPoint, onShow, scores }: LogTabProps) {
  const { play, rules: ruleWords } = useWords();
  const ruleOf = useToldRules(game);
  const [whose, setWhose] = useState(ALL);
  const [chosen, setChosen] = useState(ALL);
  const { happened, viewer } = update;
  const entries = useMemo(() => commentary(update, telling), [update, telling]);
  const lastOwn = happened.findLastIndex(step => step.seat === viewer);
  const last = entries.at(-1)?.round ?? 1;
  const when = Number(chosen) > last ? ALL : chosen; // the table may have gone back
  const shown = entries.filter(
    ({ kind, seat, round }) =>
      (when === ALL || round === Number(when)) && (whose === ALL || kind === 'break' || seat === Number(whose)),
  );
  const isEnd = update.result !== undefined && whose === ALL && (when === ALL || when === String(last));
  return (
    <>
      <div className="log-filters">
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
      </div>
      <LogView
        entries={shown}
        telling={telling}
        players={players}
        speech={speech}
        words={play}
        isFresh={({ seat, last, kind }) => viewer >= 0 && kind !== 'break' && last > lastOwn && seat !== viewer}
        onPoint={onPoint}
        onShow={onShow}
        rules={ruleOf && { of: ruleOf, open: openRule, label: ruleWords.open }}
        {...(isEnd && { ending: scores })}
      />
    </>
  );
}
