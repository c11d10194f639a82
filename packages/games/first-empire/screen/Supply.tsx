import { classes } from '@tianxia/look';
import { LARGE, ofAspect, ofType } from '../at.ts';
import { NOBODY } from '../state.ts';
import { Art, type Body, Piece } from './art/Art.tsx';
import { LARGE_ART, OFFICIAL_ART, TOKEN_ART } from './art/names.ts';
import { thing } from './choosing.ts';
import type { EmpireDraft } from './draft.ts';
import { Group } from './Group.tsx';
import type { Props } from './gesture.ts';
import { aspectName, officialName } from './naming.ts';
import { Pick, Told } from './Pick.tsx';
import { peopleAt } from './people.ts';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };
const ASPECTS = [0, 1, 2];

/** Above the lands: Officials and buildings in supply, and the tokens held. */
export function Supply(props: P) {
  const words = useWords();
  const { kernel, view, viewer, players, draft } = props;
  const { box } = kernel;
  const { state } = draft.desk;
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
            <Pick
              key={art}
              thing={thing('official', type)}
              draft={draft}
              className={classes('fe-st', left !== view.reserve[ofType(viewer, type)] && 'fe-new')}
              name={words.supplyOf(left, officialName(words, box, type))}
            >
              <Art name={art} width={20} />
              <b>{left}</b>
            </Pick>
          );
        })}
      </Group>
      <span className="stock only-wide">
        {stock.map(([body, left, name]) => (
          <Told key={body} className="fe-st" name={words.supplyOf(left, name)}>
            <Piece body={body} colour={colour} width={body === 'gov' ? 19 : 25} />
            <b>{left}</b>
          </Told>
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
  const { state, frame } = draft.desk;
  const kind = frame?.at === 'unlock' ? 'token' : 'aspect';
  const asked = frame?.at === 'unlock' || frame?.at === 'giveBack' || frame?.at === 'tokens';
  return (
    <Group label={words.tokens} className="stock mine">
      {ASPECTS.map(aspect => {
        const many = state.tokens[ofAspect(viewer, aspect)]!;
        return (
          <Pick
            key={aspect}
            thing={thing(kind, aspect)}
            draft={draft}
            idle={!asked}
            className={classes('fe-st', many !== view.tokens[ofAspect(viewer, aspect)] && 'fe-new')}
            name={words.tokensSpoken(many, aspectName(words, box, aspect))}
          >
            <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={21} />
            <b>{many}</b>
          </Pick>
        );
      })}
      {ASPECTS.filter(aspect => state.large[aspect] === viewer && viewer !== NOBODY).map(aspect => (
        <Pick
          key={`large ${aspect}`}
          thing={thing('token', LARGE + aspect)}
          draft={draft}
          idle={frame?.at !== 'unlock'}
          className="fe-st"
          name={words.largeOf(aspectName(words, box, aspect))}
          about={words.tokenWorth(box.pack.tokens.largeValue)}
        >
          <Art name={LARGE_ART[aspect] ?? 'mk2-writing'} width={17} />
        </Pick>
      ))}
    </Group>
  );
}
