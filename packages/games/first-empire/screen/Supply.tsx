import { Group, Thing, Tipped, thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { LARGE, ofAspect, ofType } from '../at.ts';
import { ALL_ASPECTS } from '../rule.ts';
import { NOBODY } from '../state.ts';
import { Art, type Body, Piece } from './art/Art.tsx';
import { LARGE_ART, OFFICIAL_ART, TOKEN_ART } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { aspectName, officialName } from './naming.ts';
import { peopleAt } from './people.ts';
import type { Props } from './props.ts';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };

/** Above the lands: Officials and buildings in supply, and the tokens held. */
export function Supply(props: P) {
  const words = useWords();
  const { kernel, view, viewer, players, draft } = props;
  const { box } = kernel;
  const state = draft.shown;
  const { colour } = peopleAt(words, players, viewer)(viewer);
  const stock: [Body, number, string][] = [
    ['gov', state.governorsLeft[viewer]!, words.pieces.gov],
    ['pal', state.palacesLeft[viewer]!, words.pieces.pal],
    ['wal', state.wallsLeft[viewer]!, words.pieces.wal],
  ];
  return (
    <div className="myhead">
      <h2>{words.lands}</h2>
      <Group label={words.inSupply} className="stock">
        {OFFICIAL_ART.map((art, type) => {
          const left = state.reserve[ofType(viewer, type)]!;
          return (
            <Thing
              key={art}
              thing={thing('official', type)}
              draft={draft}
              className={classes('fe-st', left !== view.reserve[ofType(viewer, type)] && 'fe-new')}
              label={words.supplyOf(left, officialName(words, box, type))}
            >
              <Art name={art} width={20} />
              <b>{left}</b>
            </Thing>
          );
        })}
      </Group>
      <span className="stock only-wide">
        {stock.map(([body, left, name]) => (
          <Tipped key={body} about="supply" className="fe-st" name={words.supplyOf(left, name)}>
            <Piece body={body} colour={colour} width={body === 'gov' ? 19 : 25} />
            <b>{left}</b>
          </Tipped>
        ))}
      </span>
      <Tokens {...props} />
    </div>
  );
}
/** Own tokens; pressed when some are to be paid, given back or taken. */
function Tokens({ kernel, view, viewer, draft }: P) {
  const words = useWords();
  const { box } = kernel;
  const { shown: state, frame } = draft;
  const kind = frame?.at === 'unlock' ? 'token' : 'aspect';
  const asked = frame?.at === 'unlock' || frame?.at === 'giveBack' || frame?.at === 'tokens';
  return (
    <Group label={words.tokens} className="stock mine">
      {ALL_ASPECTS.map(aspect => {
        const many = state.tokens[ofAspect(viewer, aspect)]!;
        return (
          <Thing
            key={aspect}
            thing={thing('tokens', aspect)}
            draft={draft}
            presses={asked ? [thing(kind, aspect)] : []}
            className={classes('fe-st', many !== view.tokens[ofAspect(viewer, aspect)] && 'fe-new')}
            label={words.tokensSpoken(many, aspectName(words, box, aspect))}
          >
            <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={21} />
            <b>{many}</b>
          </Thing>
        );
      })}
      {ALL_ASPECTS.filter(aspect => state.large[aspect] === viewer && viewer !== NOBODY).map(aspect => (
        <Thing
          key={`large ${aspect}`}
          thing={thing('token', LARGE + aspect)}
          draft={draft}
          presses={frame?.at !== 'unlock' ? [] : [thing('token', LARGE + aspect)]}
          className="fe-st"
          label={words.largeOf(aspectName(words, box, aspect))}
          says={words.tokenWorth(box.pack.tokens.largeValue)}
        >
          <Art name={LARGE_ART[aspect] ?? 'mk2-writing'} width={17} />
        </Thing>
      ))}
    </Group>
  );
}
