import { useMedia } from '@tianxia/board';
import { Button, IconButton } from '@tianxia/look';
import { useEffect, useState } from 'react';
import { RuleText } from '../rules/RuleText.tsx';
import { useSettings } from '../settings.ts';
import { type Later, useLater } from '../text/later.ts';
import { useWords } from '../text/words.ts';
import type { HelpAtTableProps } from './at.ts';
import { actionsNow, lossOf, phaseIn } from './helping.ts';
import { News } from './News.tsx';
import { useFirst, useHelping } from './useHelp.ts';
import { useWarning } from './useWarning.ts';
import { Warned } from './Warned.tsx';
import { knowGame } from './wanted.ts';
import type { Helping } from './words.ts';
import './help.css';

/** The goal and the phase in one quiet line; below it what is new, what can be done, or a warning, one at a time. */
export default function Help(props: HelpAtTableProps) {
  const words = useLater();
  const helping = useHelping(props.tableGame.game.id);
  return words && helping ? <AtHand {...props} words={words} helping={helping} /> : null;
}
function AtHand({ table, tableGame, alone, words, helping }: HelpAtTableProps & { words: Later; helping: Helping }) {
  const { help } = words;
  const { game, kernel } = tableGame;
  const { spoken } = useSettings();
  const { stage, shared, prompt } = table;
  const { update } = prompt;
  const asked = prompt.asked && stage.live;
  const { first, read } = useFirst(game.id, helping, update, asked);
  const warned = useWarning(table, tableGame, alone);
  const [listed, setListed] = useState(false);
  const { version } = update;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position, other choices
  useEffect(() => setListed(false), [version]);
  const phase = phaseIn(helping.help, update.view);
  const busy = shared.draft.back !== undefined || prompt.proposed; // a choice in the making is not covered
  const covered = table.rules !== undefined || table.sideOpen;
  const said = first && helping.first(first.id);
  const isNews = said !== undefined && stage.live && !busy && !covered && !listed && prompt.handOver === undefined;
  const openRule = (rule: string) => table.openRule(rule as `${string}-${number}`);
  return (
    <section className="help" aria-label={help.title}>
      <p className="help-line">
        <span>
          <b>{help.goal}</b> {helping.texts.goal}
        </span>
        {phase !== undefined && (
          <span className="help-phase">
            <b>{help.phase}</b> {helping.texts.phases[phase]}
          </span>
        )}
      </p>
      <Button className="help-ask" icon="info" pressed={listed} onPress={() => setListed(!listed)}>
        {help.ask}
      </Button>
      <p className="unseen" role="status">
        {warned
          ? help.warning(lossOf(warned.warning.wins))
          : isNews
            ? `${said.title}${spoken === 'full' ? `. ${said.text.replaceAll('**', '')}` : ''}`
            : ''}
      </p>
      {warned && <Warned key={warned.proposed} of={warned} words={help} table={table} tableGame={tableGame} />}
      {listed && (
        <Can
          ids={asked ? actionsNow(helping.help, kernel, update.view, update.viewer) : []}
          helping={helping}
          words={help}
          openRule={openRule}
          onKnow={() => knowGame(game.id)}
          onClose={() => setListed(false)}
        />
      )}
      {isNews && first && (
        <News
          key={first.id}
          first={first}
          said={said}
          words={help}
          openRule={openRule}
          onRead={read}
          onKnow={() => knowGame(game.id)}
        />
      )}
    </section>
  );
}
interface CanProps {
  ids: readonly string[];
  helping: Helping;
  words: Later['help'];
  openRule(rule: string): void;
  onKnow(): void;
  onClose(): void;
}
/** Every kind of choice that is possible now, each with what it is good for. */
function Can({ ids, helping, words, openRule, onKnow, onClose }: CanProps) {
  const { play } = useWords();
  const byTouch = useMedia('(hover: none)');
  return (
    <section className="panel help-card" aria-label={words.canDo}>
      <header>
        <h2>{words.canDo}</h2>
        <IconButton icon="close" label={play.close} quiet onPress={onClose} />
      </header>
      <div role="status">
        {ids.length === 0 ? (
          <p>{byTouch ? words.notYouTouch : words.notYou}</p>
        ) : (
          <ul>
            {ids.map(id => (
              <li key={id}>
                <RuleText text={helping.texts.actions[id] ?? ''} onOpen={openRule} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="acts">
        <Button kind="quiet" onPress={onKnow}>
          {words.know}
        </Button>
      </div>
    </section>
  );
}
