import { colourOf, peopleAt, Thing, thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import type { CSSProperties } from 'react';
import { ARMIES, WEAPONS } from '../content/vocabulary.ts';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import { Han } from './Han.tsx';
import { generalName } from './names.ts';
import { generalKey, withKey } from './places.ts';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';

/** One location at a border: its army type, its names, who holds it. */
export function Location(props: Props & { at: number; style: CSSProperties }) {
  const words = useWords();
  const { kernel, view, preview, viewer, players, draft, at, style } = props;
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
      ? words.heldBy(peopleAt(players, viewer)(box.seatOf[general]!), generalName(words, box, general), s.units[at]!)
      : words.free;
  const face = (
    <>
      <span className="tk-army">
        <Glyph name={WEAPONS[ARMIES.indexOf(row.army)]!} size={19} />
      </span>
      <span className="tk-place">
        <b>{words.named(row.names)}</b>
        <Han>{row.names.zh}</Han>
      </span>
      {general > 0 ? (
        <span className={classes('tk-garrison', coming && 'ghost')}>
          <i className="tk-figure-of" {...(!coming && { 'data-thing': generalKey(general) })}>
            <Figure
              colour={colour ?? 'black'}
              civil={box.pack.generals[general - 1]?.headgear === 'civil'}
              height={30}
            />
          </i>
          <em {...(!coming && { 'data-thing': withKey('units', general) })}>{s.units[at]}</em>
          {s.flips[at] === 1 && <u>{words.onePoint}</u>}
        </span>
      ) : (
        <span className="tk-free" />
      )}
    </>
  );
  return (
    <Thing
      thing={thing('location', at)}
      place
      draft={draft}
      as="div"
      className={classes('tk-location', colour && `held seat-${colour}`)}
      style={style}
      label={words.withHan(row.names)}
      spoken
      says={`${army}, ${held}`}
    >
      {face}
      <span className="unseen">{`${army}, ${held}`}</span>
    </Thing>
  );
}
