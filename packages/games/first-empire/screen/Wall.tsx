import { Group, Thing, Tipped, thing } from '@tianxia/board';
import { EMPTY } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { emperorAt, sectionAt, sideOf, siteOf, slotsIn } from '../at.ts';
import type { Box } from '../box.ts';
import type { Condition } from '../content/shape.ts';
import { CARD_TYPES, OFFICIALS } from '../content/shape.ts';
import { faceOfSection, regionsMeeting, wallPoints } from '../facts/walls.ts';
import { ALL_SITES } from '../rule.ts';
import { NOBODY } from '../state.ts';
import { Art, Piece } from './art/Art.tsx';
import { ACTION_ART, OFFICIAL_ART, SITE_CLASS, SITE_SIGNS, TYPE_ART, TYPE_CLASS } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { actionName, siteName } from './naming.ts';
import { peopleAt } from './people.ts';
import { wall } from './pieces.ts';
import type { Props } from './props.ts';
import { times } from './times.ts';
import { useWords } from './words.ts';
import './wall.css';

type P = Props & { draft: EmpireDraft };

/** The Great Wall: three sites of two sections, each with its tile and slots of rising price. */
export function Wall(props: P) {
  const words = useWords();
  return (
    <section className="fe-wall" aria-label={words.wall} data-part="wall">
      <svg className="ridges" viewBox="0 0 640 106" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 60C40 30 60 54 96 40S150 10 190 34s60 20 96-4 70-14 104 8 60 22 96 0 74-26 112-2 32 16 42 10V106H0Z" />
        <path d="M0 84c40-22 80-6 120-18s90-20 140 0 90 10 140-4 90-14 130 2 80 6 110-6v48H0Z" />
      </svg>
      <b className="fe-wall-name han" lang="zh" aria-hidden="true">
        長城
      </b>
      <Group label={words.wall} className="fe-sites">
        {ALL_SITES.map(site => (
          <Site key={site} {...props} site={site} />
        ))}
      </Group>
    </section>
  );
}
function Site(props: P & { site: number }) {
  const words = useWords();
  const { site, kernel, draft } = props;
  const { box } = kernel;
  const tiles = [0, 1].map(side => draft.shown.emperors[emperorAt(site, side)]!);
  const pile = tiles.filter(tile => tile !== EMPTY);
  return (
    <div className={classes('fe-site', SITE_CLASS[site])}>
      <Section {...props} section={sectionAt(site, 0)} />
      <div className="mid">
        <Tipped about="wall" className="sign han" name={siteName(words, box, site)}>
          {SITE_SIGNS[site]}
        </Tipped>
        {box.emperorsBySection ? (
          <div className="fe-emperors">
            <EmperorTile box={box} tile={tiles[0]} about={words.emperorOf(words.sides[0])} />
            <EmperorTile box={box} tile={tiles[1]} about={words.emperorOf(words.sides[1])} />
          </div>
        ) : (
          <EmperorTile box={box} tile={pile.at(-1)} about={words.emperorAbout} isPile={pile.length > 1} />
        )}
      </div>
      <Section {...props} section={sectionAt(site, 1)} />
    </div>
  );
}
interface EmperorTileProps {
  box: Box;
  tile: number | undefined;
  about: string;
  isPile?: boolean; // another one lies beneath
}
function EmperorTile({ box, tile = EMPTY, about, isPile = false }: EmperorTileProps) {
  const words = useWords();
  if (tile === EMPTY) return <Tipped about="emperorTile" className="fe-emperor none" name={words.noEmperor} />;
  const action = box.emperorAction[tile] ?? 0;
  return (
    <Tipped
      thing={thing('emperorTile', tile)}
      className={classes('fe-emperor', isPile && 'two')}
      name={words.emperor(actionName(words, action))}
      says={about}
    >
      <Art name={ACTION_ART[action] ?? 'a-wall'} width={20} />
    </Tipped>
  );
}
function Section({ kernel, view, viewer, players, draft, section }: P & { section: number }) {
  const words = useWords();
  const { box } = kernel;
  const state = draft.shown;
  const face = faceOfSection(state, box, section);
  const people = peopleAt(words, players, viewer);
  const each = words.face(face.condition, box);
  const now = viewer < 0 ? 0 : regionsMeeting(state, box, viewer, section);
  const site = siteName(words, box, siteOf(section));
  const side = words.sides[sideOf(section)] ?? '';
  const about = (slot: number, level: number) =>
    words.wallSlotAbout(face.points[level - 1] ?? 0, each, now, viewer < 0 ? 0 : wallPoints(state, box, viewer, slot));
  return (
    <div className="fe-section">
      <Tipped
        about="face"
        className="face"
        name={words.wallSection(site, side)}
        says={words.faceAbout(face.points.join(', '), each, now)}
      >
        <ConditionArt box={box} condition={face.condition} />
        <b>{face.points.join('·')}</b>
      </Tipped>
      <div className="slots">
        {slotsIn(section).map(slot => {
          const level = box.levels[slot] ?? 0;
          const holder = state.walls[slot]!;
          const isNew = holder !== view.walls[slot];
          if (level === 0) return null;
          return (
            <Thing
              key={slot}
              thing={thing('wallSlot', slot)}
              place
              draft={draft}
              className={classes('fe-slot', `l${level}`, isNew && 'fe-new')}
              label={words.wallSlot(site, side, level)}
              says={
                holder === NOBODY ? `${words.wallPrice(level)} ${about(slot, level)}` : words.builtBy(people(holder))
              }
            >
              {holder === NOBODY ? (
                <span className="rods">
                  {times(level).map(rod => (
                    <i key={rod} />
                  ))}
                </span>
              ) : (
                <Piece
                  body="wal"
                  colour={people(holder).colour}
                  width={30}
                  thing={wall(slot)}
                  from={thing('seat', holder)}
                />
              )}
            </Thing>
          );
        })}
      </div>
    </div>
  );
}
/** What a Wall tile counts, in one picture. */
function ConditionArt({ box, condition }: { box: Box; condition: Condition }) {
  switch (condition.kind) {
    case 'official':
      return <Art name={OFFICIAL_ART[OFFICIALS.indexOf(condition.official)] ?? 'o-alch'} width={22} />;
    case 'worker':
      return <Art name="worker" width={23} />;
    case 'governor':
      return <Art name="gov-any" width={20} />;
    case 'palace':
      return <Art name="a-palace" width={24} />;
    case 'unrest':
      return (
        <span className={classes('fe-cond', condition.level === 0 && 'crossed')}>
          <Art name="unrest" width={22} />
        </span>
      );
    case 'officialsMatchUnrest':
      return (
        <span className="fe-cond">
          <Art name="o-gen" width={14} />≥<Art name="unrest" width={12} />
        </span>
      );
    case 'cardOfType': {
      const type = CARD_TYPES.indexOf(condition.type);
      return (
        <span className={classes('fe-mini', TYPE_CLASS[type])}>
          <Art name={TYPE_ART[type] ?? 'as-writing'} width={16} />
        </span>
      );
    }
    case 'cardsOfOneType':
      return (
        <span className="fe-cond">
          {times(condition.least).map(key => (
            <i key={key} className="fe-mini thin fe-any" />
          ))}
          <b>=</b>
        </span>
      );
    case 'cards':
      return (
        <span className="fe-cond">
          {box.pack.aspects.slice(0, condition.least).map((aspect, i) => (
            <i key={aspect.id} className={classes('fe-mini thin', TYPE_CLASS[i])} />
          ))}
        </span>
      );
  }
}
