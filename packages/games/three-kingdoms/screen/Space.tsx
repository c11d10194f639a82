import { colourOf, peopleAt, type TableProps, Thing, Tipped, thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import type { ActionName } from '../content/vocabulary.ts';
import { boundFor } from '../facts/borders.ts';
import { isResolving } from '../facts/order.ts';
import { type Sight, sightOf } from '../facts/sights.ts';
import { criterionOf, isBattle } from '../facts/strength.ts';
import type { Bid, ThreeKingdoms } from '../state.ts';
import { ADMINISTRATION, has } from '../words.ts';
import { type Man, SideBid } from './Bids.tsx';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import type { GlyphName } from './glyphs.ts';
import type { TkDraft } from './inTheMaking.ts';
import { borderName, generalName, spaceName } from './names.ts';
import { ALLY, generalKey } from './places.ts';
import { manOf } from './spoken.ts';
import { Token } from './Token.tsx';
import './spaces.css';
import { useWords, type Words } from './words.ts';

export type Props = TableProps<ThreeKingdoms> & { draft: TkDraft };

const GLYPHS: Partial<Record<ActionName, readonly GlyphName[]>> = {
  'recruit-armies': ['recruit'],
  'train-armies': ['train'],
  'demand-tribute': ['tribute'],
  'win-popular-support': ['support'],
  'control-han-emperor': ['crown'],
  'produce-spears-horses': ['spear', 'horse'],
  'produce-crossbows-vessels': ['crossbow', 'vessel'],
  'develop-farm-or-harvest': ['farm'],
  'develop-marketplace-or-collect-tax': ['market'],
  'trade-rice-weapons': ['trade'],
  'hire-import': ['book'],
  'construct-enhancement': ['palace'],
  battle: ['blades'],
  'improve-tribal-relations': ['tent'],
};
export const glyphsOf = (action: ActionName): readonly GlyphName[] => GLYPHS[action] ?? ['palace'];

export function Space(props: Props & { space: number; style?: React.CSSProperties }) {
  const words = useWords();
  const { kernel, view, viewer, players, draft, space, style } = props;
  const { box } = kernel;
  const row = box.pack.spaces[space]!;
  const battle = isBattle(box, space);
  const made = draft.want.space === space ? draft.made : undefined;
  const sight = sightOf(made?.s ?? view, box, space);
  const brings = draft.brings.get(space);
  const name = battle ? borderName(words, box, box.battleBorder[space]!) : spaceName(words, box, space);
  const colours = players.map((_, seat) => colourOf(players, seat));
  const man = (bid: Bid): Man => manOf(words, box, bid);
  const settled = isResolving(view);
  const shown = settled ? { ...sight, sides: standing(sight) } : sight;
  return (
    <Thing
      thing={thing('space', space)}
      place
      draft={draft}
      as="div"
      className={classes('tk-space', battle && 'tk-battle')}
      {...(style && { style })}
      label={words.named(row.names)}
      spoken
      says={words.does(row.does)}
    >
      <span className="tk-space-name">
        <span className="tk-two">
          {glyphsOf(row.action).map(glyph => (
            <Glyph key={glyph} name={glyph} size={battle ? 17 : glyphsOf(row.action).length > 1 ? 19 : 21} />
          ))}
        </span>
        <b>{name}</b>
        <Badges {...props} space={space} />
      </span>
      <span className={classes('tk-bids', crowd(shown) > 2 && 'many', crowd(shown) > 4 && 'crowd')}>
        {shown.sides.map((side, i) => (
          <SideBid
            key={side.seats.join()}
            side={side}
            leads={i === 0}
            colours={colours}
            manOf={man}
            ghost={made?.bid}
          />
        ))}
        {space === box.emperorSpace && view.left > 0 && (
          <Tipped says={words.liesDown(generalName(words, box, view.left))} thing={generalKey(view.left)}>
            <Figure colour={colourOf(players, box.seatOf[view.left]!)} down height={22} />
          </Tipped>
        )}
      </span>
      <span className="tk-caption">{captionOf(words, props, space, sight, settled)}</span>
      {brings && !settled && (
        <span className={classes('tk-brings', brings.verdict)}>
          <b>{brings.total}</b>
          <i>{words.verdicts[brings.verdict]}</i>
        </span>
      )}
      {settled && <Stamp {...props} space={space} seat={viewer} />}
    </Thing>
  );
}
/** How many figures stand there: a crowd is drawn smaller. */
const crowd = ({ sides }: Sight): number =>
  sides.reduce((sum, side) => sum + side.bids.length + (side.bids.some(bid => bid.units > 0) ? 1 : 0), 0);
/** Once the winners are known only those still there are drawn. */
const standing = ({ sides }: Sight) =>
  sides.slice(0, 1).flatMap(side => {
    const bids = side.bids.filter(bid => bid.home === 0);
    return bids.length === 0 ? [] : [{ ...side, bids }];
  });

function Badges({ kernel, view, viewer, players, space }: Props & { space: number }) {
  const words = useWords();
  const { box } = kernel;
  const row = box.pack.spaces[space]!;
  const people = peopleAt(players, viewer);
  if (row.criterion === 'marker') {
    const now = criterionOf(view, box, space) === ADMINISTRATION;
    const [here, next] = now ? [words.administration, words.combat] : [words.combat, words.administration];
    return (
      <Tipped about="criterion" className="tk-marker" says={`${words.marker(here, next)}. ${words.noAlliance}`}>
        <Glyph name={now ? 'scroll' : 'blades'} size={15} />
        <Glyph name="swap" size={15} />
      </Tipped>
    );
  }
  if (view.alliance !== space) return null;
  const choosing = view.agenda.some(({ at }) => at === 'alliance');
  const allies = view.players.flatMap((_, seat) => (has(view.allies, seat) ? [people(seat)] : []));
  return (
    <Tipped className="tk-ally" says={choosing ? words.lastAlliance : words.allied(allies)} thing={ALLY}>
      <Token name="ally" size={22} {...(choosing ? { className: 'old' } : {})} />
    </Tipped>
  );
}
function captionOf(words: Words, props: Props, space: number, sight: Sight, settled: boolean): string {
  const { kernel, view, viewer, players } = props;
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const [first] = sight.sides;
  if (viewer >= 0 && isBattle(box, space) && !box.open[viewer]![space] && first === undefined) return words.notYours;
  if (settled)
    return first === undefined ? words.nobodyWon : words.wonBy(winners(view.won[space]!).map(people), first.total);
  if (first === undefined) {
    const border = viewer >= 0 && isBattle(box, space) ? boundFor(view, box, viewer) : -1;
    return border >= 0 && border !== box.battleBorder[space]
      ? words.secondBorder(borderName(words, box, border))
      : words.noBid;
  }
  if (sight.tie === 'skill') {
    const general = first.bids.find(bid => box.winsTies[bid.general])?.general ?? 0;
    return words.tieSkill(generalName(words, box, general));
  }
  if (first.seats.length > 1) return words.allianceSince(first.since);
  return words.since(people(first.seats[0]!), first.since);
}
const winners = (set: number): number[] => [0, 1, 2].filter(seat => has(set, seat));

/** In resolution: is my part here still to do? */
function Stamp({ view, space, seat }: Props & { space: number; seat: number }) {
  const words = useWords();
  if (seat < 0) return null;
  const mine = view.bids.filter(bid => bid.space === space && bid.seat === seat);
  if (mine.length === 0) return null;
  if (!has(view.won[space]!, seat)) return <span className="tk-stamp lost">{words.lost}</span>;
  const open = mine.some(bid => bid.home === 0);
  return <span className={classes('tk-stamp', !open && 'over')}>{open ? words.todo : words.done}</span>;
}
