import { tipOn } from '@tianxia/board';
import { BigNumber, classes } from '@tianxia/look';
import { ofAspect } from '../at.ts';
import { isLiSi } from '../box.ts';
import { strength } from '../facts/tokens.ts';
import { ALL_ASPECTS } from '../rule.ts';
import { Art } from './art/Art.tsx';
import { TOKEN_ART, TYPE_CLASS } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { MiniLands } from './MiniLands.tsx';
import { aspectName } from './naming.ts';
import type { Props } from './props.ts';
import { useWords } from './words.ts';
import './look.css';
import './panels.css';

type P = Props & { draft: EmpireDraft; seat: number };
const BACK = -2; // a hidden Writing card; the next two follow downwards

/** FE-051: cards in hand by the aspects on their backs. */
export const backsOf = ({ kernel, view }: Pick<P, 'kernel' | 'view'>, seat: number): number[] =>
  ALL_ASPECTS.map(
    aspect =>
      (view.hands[seat] ?? []).filter(card => (card < 0 ? card === BACK - aspect : kernel.box.type[card] === aspect))
        .length,
  );

/** The VP (at the end, all of them), then tokens, cards in hand by their backs, and the five regions in small. */
export function Facts({ kernel, view, seat, draft, preview, viewer }: P) {
  const words = useWords();
  const { box } = kernel;
  const all = view.agenda.length === 0 ? kernel.result(view).totals : view.points;
  const points = all[seat]!;
  const after = preview === undefined || seat !== viewer ? points : draft.shown.points[seat]!;
  const leads = points > 0 && all.every((other, at) => at === seat || other < points);
  const backs = backsOf({ kernel, view }, seat);
  return (
    <>
      <BigNumber value={points} label={words.vpWord} points leads={leads && words.leadsTag}>
        <small className="fe-vp">{after === points ? words.vpWord : words.plus(after - points)}</small>
      </BigNumber>
      <div className="facts fe fe-facts">
        {ALL_ASPECTS.map(aspect => {
          const small = view.tokens[ofAspect(seat, aspect)]!;
          const worth = strength(view, box, seat, aspect);
          return (
            <span
              key={aspect}
              {...tipOn(() => ({ name: words.tokensSpoken(worth, aspectName(words, box, aspect)) }), 'tokens')}
            >
              <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={20} />
              <b>{worth > small ? words.withLarge(small, worth - small) : small}</b>
            </span>
          );
        })}
        {!isLiSi(box, seat) && (
          <span className="backs" {...tipOn(() => ({ name: words.inHand }), 'hand')}>
            <span className="unseen">{words.inHand}: </span>
            {ALL_ASPECTS.map(aspect => (
              <i key={aspect} className={classes('bk', TYPE_CLASS[aspect])}>
                {backs[aspect]}
              </i>
            ))}
          </span>
        )}
      </div>
      <MiniLands kernel={kernel} view={view} viewer={viewer} seat={seat} />
    </>
  );
}
