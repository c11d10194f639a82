import { Group, Thing, Tipped, thing } from '@tianxia/board';
import { EMPTY } from '@tianxia/kernel';
import { classes, SeatMark } from '@tianxia/look';
import { areaOf, faceAt, governorTileAt, inRegion, palaceTilesIn, slotAt } from '../at.ts';
import { palaceTilePoints } from '../facts/effects.ts';
import { inArea, leadsIn } from '../facts/governors.ts';
import { NOBODY } from '../state.ts';
import { Art, Piece } from './art/Art.tsx';
import { Bonus } from './art/Bonus.tsx';
import { Land } from './art/Land.tsx';
import type { EmpireDraft } from './draft.ts';
import { effectsText, regionHan, regionName } from './naming.ts';
import { peopleAt } from './people.ts';
import { palace } from './pieces.ts';
import type { Props } from './props.ts';
import { useWords } from './words.ts';
import './regions.css';

type P = Props & { draft: EmpireDraft };
const ON_MAP = ['zhao', 'yan', 'wei', 'qi', 'chu'] as const; // as they lie, row by row

/** The five regions with Governors and Palaces. */
export function Regions(props: P) {
  const words = useWords();
  const ids = props.kernel.box.pack.regions.map(({ id }) => id);
  return (
    <section className="fe-map" aria-label={words.map} data-part="map">
      <Land />
      <Group
        label={words.map}
        className={classes('fe-regions', props.kernel.box.pack.governorTiles.length > 0 && `p${props.view.seats}`)}
      >
        {ON_MAP.map(id => (
          <Region key={id} {...props} region={ids.indexOf(id)} />
        ))}
      </Group>
    </section>
  );
}
function Region(props: P & { region: number }) {
  const words = useWords();
  const { kernel, viewer, players, draft, region } = props;
  const { box } = kernel;
  const state = draft.shown;
  const people = peopleAt(words, players, viewer);
  const leads = leadsIn(state, box, region);
  const counts = Array.from({ length: state.seats }, (_, seat) => seat).filter(
    seat => state.governors[inRegion(seat, region)]! > 0,
  );
  return (
    <div className={classes('fe-region', `r-${box.pack.regions[region]?.id}`)}>
      <div className="head">
        <b className="han" lang="zh">
          {regionHan(box, region)}
        </b>
        <b className="serif">{regionName(words, box, region)}</b>
        <Tipped
          about="governors"
          className={classes('lead', leads.length === 0 && 'none')}
          name={words.majority(box.majority)}
          says={words.list(
            counts.map(seat => words.governorsOf(people(seat).name, state.governors[inRegion(seat, region)]!)),
          )}
        >
          {leads.map(({ seat }) => (
            <SeatMark key={seat} colour={people(seat).colour} size={15} label={people(seat).name} />
          ))}
          {leads[0] === undefined
            ? words.nobodyLeads(box.majority)
            : words.majorityShort(leads[0].points, leads.length > 1)}
        </Tipped>
      </div>
      <Governors {...props} />
      <Palaces {...props} />
    </div>
  );
}
function Governors({ kernel, view, viewer, players, draft, region }: P & { region: number }) {
  const words = useWords();
  const { box } = kernel;
  const state = draft.shown;
  const people = peopleAt(words, players, viewer);
  const name = regionName(words, box, region);
  const tiles = [0, 1].filter(i => state.governorTiles[governorTileAt(region, i)] !== EMPTY);
  const area = inArea(state, region);
  const before = inArea(view, region);
  return (
    <div className="govs">
      {tiles.map(i => {
        const tile = state.governorTiles[governorTileAt(region, i)]!;
        if (box.blank[tile])
          return <Tipped key={i} about="governorSpace" className="gtile blank" name={words.blankTile} />;
        return (
          <div key={i} className="gtile">
            {[0, 1].map(side => {
              const space = slotAt(region, i, side);
              const holder = state.slots[space]!;
              const effects = box.lists[box.slotBonus[faceAt(tile, side)]!]!;
              const where = words.sides[side] ?? '';
              return (
                <Thing
                  key={space}
                  thing={thing('governorSpace', space)}
                  place
                  draft={draft}
                  className={classes('gsq', holder !== view.slots[space] && 'fe-new')}
                  label={tiles.length > 1 ? words.slotOn(name, i + 1, where) : words.slot(name, where)}
                  says={holder === NOBODY ? effectsText(words, effects, box) : words.slotHeld(people(holder))}
                >
                  {holder === NOBODY ? (
                    <Bonus effects={effects} size={30} />
                  ) : (
                    <Piece
                      body="gov"
                      colour={people(holder).colour}
                      width={31}
                      className="stand"
                      thing={thing('governor', space)}
                      from={thing('seat', holder)}
                    />
                  )}
                </Thing>
              );
            })}
          </div>
        );
      })}
      <Thing
        thing={thing('governorSpace', areaOf(region))}
        place
        draft={draft}
        className={classes('garea', area.some((n, seat) => n !== before[seat]) && 'fe-new')}
        label={words.area(name)}
        says={words.areaAbout}
      >
        {area.some(n => n > 0) ? (
          area.map(
            (n, seat) =>
              n > 0 && (
                <span key={people(seat).colour} className="many">
                  <Piece
                    body="gov"
                    colour={people(seat).colour}
                    width={27}
                    thing={thing('governors', inRegion(seat, region))}
                    from={thing('seat', seat)}
                  />
                  {n > 1 && <i>{n}</i>}
                </span>
              ),
          )
        ) : (
          <Art name="a-governor" width={24} className="hint" />
        )}
      </Thing>
    </div>
  );
}
function Palaces({ kernel, view, viewer, players, draft, region }: P & { region: number }) {
  const words = useWords();
  const { box } = kernel;
  const { shown: state, frame } = draft;
  const people = peopleAt(words, players, viewer);
  const built = Array.from({ length: state.seats }, (_, seat) => seat).filter(
    seat => state.palaces[inRegion(seat, region)]! > 0,
  );
  const asked = frame?.at === 'palaceTile' && frame.region === region;
  return (
    <div className="pals">
      {built.map(seat => {
        const many = state.palaces[inRegion(seat, region)]!;
        return (
          <Tipped
            key={people(seat).colour}
            thing={palace(seat, region)}
            from={thing('seat', seat)}
            className={classes('many', many !== view.palaces[inRegion(seat, region)] && 'fe-new')}
            name={words.palacesHere(people(seat).name, many)}
          >
            <Piece body="pal" colour={people(seat).colour} width={40} />
            {many > 1 && <i>{many}</i>}
          </Tipped>
        );
      })}
      {palaceTilesIn(region).map(at => {
        const kind = state.palaceTiles[at]!;
        if (kind === EMPTY) return null;
        const effects = box.lists[box.palaceTile[kind]!]!;
        const about =
          viewer < 0 ? '' : ` ${words.palaceTileNow(palaceTilePoints({ s: state, box, seat: viewer }, region, kind))}`;
        return (
          <Thing
            key={at}
            thing={thing('palaceTileAt', at)}
            draft={draft}
            presses={!asked ? [] : [thing('palaceTile', kind)]}
            className="ptile"
            label={words.palaceTile(regionName(words, box, region))}
            says={`${effectsText(words, effects, box)}.${about}`}
          >
            <Bonus effects={effects} size={31} />
          </Thing>
        );
      })}
    </div>
  );
}
