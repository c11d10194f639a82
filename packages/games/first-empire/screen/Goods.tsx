import { classes } from '@tianxia/look';
import { ofType } from '../at.ts';
import { strength } from '../facts/tokens.ts';
import { ALL_ASPECTS } from '../rule.ts';
import type { State } from '../state.ts';
import { Art, type Body, Piece } from './art/Art.tsx';
import { OFFICIAL_ART, TOKEN_ART } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { aspectName, officialName } from './naming.ts';
import { peopleAt } from './people.ts';
import type { Props } from './props.ts';
import { useWords } from './words.ts';
import './panels.css';

type P = Props & { draft: EmpireDraft };

/** What a player has in hand and supply, in one line: tokens, Officials, buildings, Soldiers; with what each would become. */
export function Goods({ kernel, view, viewer, players, draft }: P) {
  const words = useWords();
  if (viewer < 0) return null;
  const { box } = kernel;
  const { colour } = peopleAt(words, players, viewer)(viewer);
  const now = view;
  const then: State = draft.shown;
  const pieces: [Body, (s: State) => number, string][] = [
    ['gov', s => s.governorsLeft[viewer]!, words.pieces.gov],
    ['pal', s => s.palacesLeft[viewer]!, words.pieces.pal],
    ['wal', s => s.wallsLeft[viewer]!, words.pieces.wal],
    ['sol', s => s.entrance[viewer]!, words.pieces.ready],
  ];
  return (
    <div className="fe fe-goods">
      {ALL_ASPECTS.map(aspect => {
        const count = (s: State) => strength(s, box, viewer, aspect);
        return (
          <Good key={TOKEN_ART[aspect]} name={aspectName(words, box, aspect)} from={count(now)} to={count(then)}>
            <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={18} />
          </Good>
        );
      })}
      {OFFICIAL_ART.map((art, type) => {
        const count = (s: State) => s.reserve[ofType(viewer, type)]!;
        return (
          <Good key={art} name={officialName(words, box, type)} from={count(now)} to={count(then)}>
            <Art name={art} width={18} />
          </Good>
        );
      })}
      {pieces.map(([body, count, name]) => (
        <Good key={body} name={name} from={count(now)} to={count(then)}>
          <Piece body={body} colour={colour} width={body === 'gov' || body === 'sol' ? 16 : 21} />
        </Good>
      ))}
    </div>
  );
}
function Good({ name, from, to, children }: { name: string; from: number; to: number; children: React.ReactNode }) {
  const words = useWords();
  return (
    <span className={classes('good', from !== to && 'fe-new')}>
      {children}
      <b>{from === to ? from : words.change(from, to)}</b>
      <span className="unseen">{name}</span>
    </span>
  );
}
