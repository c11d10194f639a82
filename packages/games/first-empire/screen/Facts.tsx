import { EMPTY } from '@tianxia/kernel';
import { BigNumber, classes } from '@tianxia/look';
import { inRegion, ofAspect, placeAt } from '../at.ts';
import { cardsIn } from '../tableau.ts';
import { Art } from './art/Art.tsx';
import { TOKEN_ART, TYPE_CLASS } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { aspectName, regionName } from './naming.ts';
import type { Props } from './props.ts';
import { useWords } from './words.ts';
import './look.css';
import './panels.css';

type P = Props & { draft: EmpireDraft; seat: number };
const ASPECTS = [0, 1, 2];
const REGIONS = [0, 1, 2, 3, 4];
const BACK = -2; // a hidden Writing card; the next two follow downwards

/** The VP, then tokens, cards in hand by their backs, and the five regions in small. */
export function Facts({ kernel, view, seat, draft, preview, viewer }: P) {
  const words = useWords();
  const { box } = kernel;
  const points = view.points[seat]!;
  const after = preview === undefined || seat !== viewer ? points : draft.shown.points[seat]!;
  const leads = points > 0 && view.points.every((other, at) => at === seat || other < points);
  const isLiSi = box.solo && seat === 1;
  const hand = view.hands[seat] ?? [];
  const backs = ASPECTS.map(
    aspect => hand.filter(card => (card < 0 ? card === BACK - aspect : box.type[card] === aspect)).length,
  );
  return (
    <>
      <BigNumber value={points} label={words.vpWord} points leads={leads && words.leadsTag}>
        <small className="fe-vp">{after === points ? words.vpWord : words.plus(after - points)}</small>
      </BigNumber>
      <div className="facts fe fe-facts">
        {ASPECTS.map(aspect => {
          const small = view.tokens[ofAspect(seat, aspect)]!;
          const large = view.large[aspect] === seat ? box.pack.tokens.largeValue : 0;
          return (
            <span key={aspect} title={words.tokensSpoken(small + large, aspectName(words, box, aspect))}>
              <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={20} />
              <b>{large > 0 ? words.withLarge(small, large) : small}</b>
            </span>
          );
        })}
        {!isLiSi && (
          <span className="backs" title={words.inHand}>
            <span className="unseen">{words.inHand}: </span>
            {ASPECTS.map(aspect => (
              <i
                key={aspect}
                className={classes('bk', TYPE_CLASS[aspect])}
                title={words.inHandSpoken(backs[aspect]!, aspectName(words, box, aspect))}
              >
                {backs[aspect]}
              </i>
            ))}
          </span>
        )}
      </div>
      <div className="facts fe fe-lands-mini">
        {REGIONS.map(region => {
          const level = view.unrest[inRegion(seat, region)]!;
          const label = words.landsSpoken(regionName(words, box, region), cardsIn(view, seat, region), level);
          return (
            <span key={region} className="mc" role="img" aria-label={label} title={label}>
              <span className="ms">
                {[0, 1, 2].map(i => {
                  const card = view.tableau[seat]![placeAt(region, i)]!;
                  return <i key={i} className={card === EMPTY ? undefined : TYPE_CLASS[box.type[card] ?? 0]} />;
                })}
              </span>
              <span className={`mu u${level}`}>
                {[1, 2, 3].map(n => (
                  <i key={n} className={classes(n <= level && 'f')} />
                ))}
              </span>
            </span>
          );
        })}
      </div>
    </>
  );
}
