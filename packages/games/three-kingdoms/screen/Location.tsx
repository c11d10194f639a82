import { colourOf, peopleAt } from '@tianxia/board';
import { classes } from '@tianxia/look';
import type { CSSProperties } from 'react';
import { ARMIES, WEAPONS } from '../content/vocabulary.ts';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import { generalName, whyOf } from './names.ts';
import { Press } from './Press.tsx';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

/** One location at a border: its army type, its names, who holds it. */
export function Location(props: Props & { at: number; style: CSSProperties }) {
  const words = useWords();
  const { kernel, view, preview, viewer, players, draft, at, style, proposed, confirm, last } = props;
  const { box } = kernel;
  const row = box.pack.locations[at]!;
  const after = preview?.after;
  const coming = view.garrison[at] === 0 && (after?.garrison[at] ?? 0) > 0;
  const s = coming && after ? after : view;
  const general = s.garrison[at]!;
  const colour = general > 0 ? colourOf(players, box.seatOf[general]!) : undefined;
  const army = words.armies[row.army];
  const held =
    general > 0
      ? words.heldBy(peopleAt(players, viewer)(box.seatOf[general]!), generalName(box, general), s.units[at]!)
      : words.free;
  const label = `${row.names.en} ${row.names.zh}: ${army}, ${held}`;
  const face = (
    <>
      <span className="tk-army">
        <Glyph name={WEAPONS[ARMIES.indexOf(row.army)]!} size={19} />
      </span>
      <span className="tk-place">
        <b>{row.names.en}</b>
        <span lang="zh">{row.names.zh}</span>
      </span>
      {general > 0 ? (
        <span className={classes('tk-garrison', coming && 'ghost')}>
          <Figure colour={colour ?? 'black'} civil={box.pack.generals[general - 1]?.headgear === 'civil'} height={30} />
          <i>{s.units[at]}</i>
          {s.flips[at] === 1 && <u title={words.onePoint}>{words.onePoint}</u>}
        </span>
      ) : (
        <span className="tk-free" />
      )}
    </>
  );
  const changed = last.some(([event, , , where]) => event === 'stationed' && where === at);
  const look = classes('tk-location', colour && `held seat-${colour}`, changed && 'changed');
  const { frame, desk } = draft;
  const stationing =
    frame?.at === 'station' && box.locationBorder[at] === box.battleBorder[frame.space] ? frame : undefined;
  if (stationing === undefined)
    return (
      <div className={look} style={style} title={label}>
        {face}
        <span className="unseen">{label}</span>
      </div>
    );
  const there = draft.offers.of('station.station').filter(({ args }) => args[1] === at);
  const his = draft.general > 0 ? there.filter(({ args }) => args[0] === draft.general) : there;
  const offer = his.find(one => one.legal) ?? his[0];
  const chosen = there.some(one => props.line[desk.line.length] === one.option);
  const why = whyOf(props, offer);
  return (
    <Press
      className={look}
      style={style}
      look={chosen ? 'chosen' : offer?.legal ? 'can' : 'cannot'}
      label={why ? `${label}. ${why.text}` : label}
      tip={why ? `${why.text} (${why.rule})` : label}
      data={{ 'data-location': at }}
      onPress={() => draft.pressLocation(at)}
      onAgain={proposed === undefined ? undefined : confirm}
    >
      {face}
    </Press>
  );
}
