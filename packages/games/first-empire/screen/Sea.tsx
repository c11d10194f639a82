import { Tipped } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { memo } from 'react';
import type { Box } from '../box.ts';
import { banners, elixirPoints, toNextFlask, voyage } from '../facts/voyage.ts';
import { alchemistCards } from '../tableau.ts';
import { Art, Piece } from './art/Art.tsx';
import { leftOf, path, topOf, WATER } from './art/route.ts';
import type { EmpireDraft } from './draft.ts';
import { peopleAt } from './people.ts';
import { ship } from './pieces.ts';
import type { Props } from './props.ts';
import { times } from './times.ts';
import { useWords } from './words.ts';
import './sea.css';

type P = Props & { draft: EmpireDraft };
const SEARCH = 1; // the Court Action

/** The Elixir route: from the coast to the island of the immortals. */
export function Sea(props: P) {
  const words = useWords();
  const { kernel, view, viewer, players, draft } = props;
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const own = viewer >= 0;
  const now = own ? view.ship[viewer]! : 0;
  const then = own ? draft.shown.ship[viewer]! : 0;
  const spaces = draft.action === SEARCH ? box.pack.search.spaces : 0;
  const ahead = own ? voyage(view, box, viewer, Math.max(spaces, then - now)) : undefined;
  const going = ahead !== undefined && ahead.to > ahead.from;
  const seats = view.ship.map((_, seat) => seat);
  const cards = own ? alchemistCards(draft.shown, box, viewer) : 0;
  const worth = own ? elixirPoints(draft.shown, box, viewer) : 0;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it pans sideways on a phone and must be reachable by keyboard
      tabIndex={0}
      className="fe-sea"
      data-part="sea"
      aria-label={words.seaSpoken(words.list(seats.map(seat => words.shipAt(people(seat), view.ship[seat]!))))}
    >
      <div className="stage">
        <Water box={box} now={now} to={going ? ahead.to : now} colour={own ? people(viewer).colour : undefined} />
        {box.values.map((_, space) => (
          <Space
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces never move
            key={space}
            box={box}
            space={space}
            done={own && space <= now}
            next={going && space > ahead.from && space <= ahead.to}
          />
        ))}
        {seats.map(seat => (
          <Tipped
            key={people(seat).colour}
            thing={ship(seat)}
            className={classes('ship', seat === viewer && 'own')}
            style={shipAt(box, view.ship, seat)}
            name={words.shipAt(people(seat), view.ship[seat]!)}
          >
            <Piece body="ship" colour={people(seat).colour} width={39} />
          </Tipped>
        ))}
        {going && (
          <span className="ship ghost" style={{ left: leftOf(box, ahead.to), top: topOf(box, ahead.to) - 30 }}>
            <Piece body="ship" colour={people(viewer).colour} width={39} />
            <b>{words.plus(ahead.to - now)}</b>
          </span>
        )}
        <span className="name">
          <b className="serif">{words.sea}</b> <span className="han">{words.seaHan}</span>
          {own && (
            <Tipped
              about="worth"
              className="worth"
              name={words.seaNow(cards, box.values[then]!, worth)}
              says={words.seaNowAbout(toNextFlask(view, box, viewer))}
            >
              {words.vp(worth)}
            </Tipped>
          )}
        </span>
        <span className="island han">{words.island}</span>
      </div>
    </section>
  );
}
/** Ships on one space stand a little apart. */
function shipAt(box: Box, ships: readonly number[], seat: number) {
  const here = ships.flatMap((space, other) => (space === ships[seat] ? [other] : []));
  const aside = (here.indexOf(seat) - (here.length - 1) / 2) * 17;
  return { left: `max(20px, calc(${leftOf(box, ships[seat]!)} + ${aside}px))`, top: topOf(box, ships[seat]!) - 30 };
}
const Water = memo(function Water({
  box,
  now,
  to,
  colour,
}: {
  box: Box;
  now: number;
  to: number;
  colour: string | undefined;
}) {
  return (
    <svg viewBox="0 0 640 122" preserveAspectRatio="none" aria-hidden="true">
      <rect width="640" height="122" className="water" />
      <path d={WATER.waves} className="wave" />
      <path d="M-6-6H22C34 8 18 20 26 34S10 52 14 70 4 96 16 130H-6Z" className="land l2" />
      <path d="M22-6C34 8 18 20 26 34S10 52 14 70 4 96 16 130" className="coast" />
      <path d={WATER.isle} className="isle" />
      <path d="M552 132C562 114 578 108 592 108S628 112 648 102V132Z" className="isle i2" />
      <path d={WATER.peaks} className="coast" />
      <path d={path(box, 0, box.end)} className="lane0" />
      <path d={path(box, 0, box.end)} className="lane" />
      {colour !== undefined && now > 0 && <path d={path(box, 0, now)} className={`wake seat-${colour}`} />}
      {to > now && <path d={path(box, now, to)} className="fe-course" />}
    </svg>
  );
});
function Space({ box, space, done, next }: { box: Box; space: number; done: boolean; next: boolean }) {
  const words = useWords();
  const flasks = box.symbols[space]!;
  const isMaster = space === box.master;
  const banner = banners(box).find(one => one.space === space);
  const about = [
    flasks > 0 ? words.spaceFlask(flasks) : '',
    isMaster ? words.spaceMaster : '',
    banner ? words.spaceValue(banner.value) : '',
  ].filter(part => part !== '');
  return (
    <Tipped
      about="ship"
      className={classes('space', done && 'done', next && 'next')}
      style={{ left: leftOf(box, space), top: topOf(box, space) }}
      name={words.space(space)}
      says={about.join(' ')}
    >
      {(flasks > 0 || isMaster) && (
        <span className="above">
          {times(flasks).map(key => (
            <Art key={key} name="gourd" width={24} />
          ))}
          {isMaster && <Art name="master" width={27} />}
        </span>
      )}
      <span className="stone">{space}</span>
      {banner && <span className="banner">{banner.value}</span>}
    </Tipped>
  );
}
