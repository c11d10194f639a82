import type { Speech } from '@tianxia/board';
import type { Decision } from '@tianxia/bots/analysis';
import type { GameTypes, Kernel, Texts, Told } from '@tianxia/kernel';
import { classes, Icon } from '@tianxia/look';
import { usePageWords } from '../text/words.ts';
import { Gains } from './Gains.tsx';
import { optionSaid } from './said.ts';
import { WhyRules } from './WhyRules.tsx';

export interface VerdictProps {
  decision: Decision;
  judgedBy: 'knew' | 'truth';
  kernel: Kernel<GameTypes>;
  texts: Texts<GameTypes>;
  speech: Speech;
  you: boolean;
  played?: string; // over what was chosen, where nobody in particular played it
  next?: number | undefined; // of the expected line: pointed out on the board
  onNext?: (next: number | undefined) => void;
}
/** What was chosen beside what was better, why, and what would have followed. */
export function Verdict(props: VerdictProps) {
  const { decision, judgedBy, kernel, texts, speech, you, next, onNext } = props;
  const { analysis: words } = usePageWords();
  const { seat, chosen, knew, truth, line, gains } = decision;
  const { mark, best, wins } = decision[judgedBy];
  const name = speech.name(seat);
  const said = (option: string) => optionSaid(kernel, speech, option);
  const atOnce = best === knew.best ? decision.atOnce : undefined;
  return (
    <section className="panel an-verdict" aria-label={words.why}>
      <div className="an-pair">
        <div className={classes('an-card', best === chosen && 'an-card-best')}>
          <h3>
            <i className={classes('an-mark', `an-${mark}`)} aria-hidden="true">
              {words.signs[mark]}
            </i>
            {props.played ?? words.played(name, you)}
            <span className="note">{words.marks[mark]}</span>
          </h3>
          <p>{said(chosen)}</p>
          <Done told={atOnce?.chosen} speech={speech} />
          <Chance win={wins.chosen[seat]!} />
          {best === chosen && <p className="note">{words.only}</p>}
        </div>
        {best !== chosen && (
          <div className="an-card an-card-best">
            <h3>
              <Icon name="check" />
              {words.best}
            </h3>
            <p>{said(best)}</p>
            <Done told={atOnce?.best} speech={speech} />
            <Chance win={wins.best[seat]!} />
          </div>
        )}
      </div>
      {knew.mark !== truth.mark && judgedBy === 'knew' && (
        <p className="note">{words.differs(words.marks[truth.mark])}</p>
      )}
      {best === knew.best && gains.length > 0 && (
        <Gains gains={gains} now={atOnce?.points ?? 0} texts={texts} name={name} you={you} />
      )}
      {atOnce && best !== chosen && (
        <WhyRules
          game={kernel.game.id}
          told={[...atOnce.best, ...atOnce.chosen].filter(told => speech.event(told) !== '')}
        />
      )}
      {best === knew.best && line.length > 0 && best !== chosen && (
        <>
          <h3>{words.expected}</h3>
          <ol className="an-expected">
            {line.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same choice may come twice
              <li key={i}>
                {onNext ? (
                  <button
                    type="button"
                    aria-pressed={next === i}
                    data-tip={words.showNext}
                    onClick={() => onNext(next === i ? undefined : i)}
                  >
                    <b>{speech.name(step.seat)}:</b> {said(step.words)}
                  </button>
                ) : (
                  <>
                    <b>{speech.name(step.seat)}:</b> {said(step.words)}
                  </>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
const MOST_TOLD = 4;
/** What a choice does by itself, in the words of the log. */
function Done({ told = [], speech }: { told: readonly Told[] | undefined; speech: Speech }) {
  const sentences = [...new Set(told.map(speech.event))].filter(text => text !== '');
  if (sentences.length === 0) return null;
  return (
    <ul className="note an-done">
      {sentences.slice(0, MOST_TOLD).map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
function Chance({ win }: { win: number }) {
  const { analysis: words } = usePageWords();
  return (
    <p className="an-chance">
      <b>{Math.round(100 * win)}</b>
      <span>% {words.toWin}</span>
    </p>
  );
}
