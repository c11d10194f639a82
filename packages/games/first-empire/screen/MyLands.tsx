import { Group, kindOf, numberOf, Thing, thing } from '@tianxia/board';
import { EMPTY } from '@tianxia/kernel';
import { classes, Icon } from '@tianxia/look';
import { inRegion, officialAt, placesIn, standing } from '../at.ts';
import { fitOf, isRestless, NO_FIT, wokenBy } from '../facts/court.ts';
import { nextCard, tokensLeft } from '../facts/tuck.ts';
import { ALL_REGIONS } from '../rule.ts';
import { cardsIn, triggerAt } from '../tableau.ts';
import { Art } from './art/Art.tsx';
import { OFFICIAL_ART, TOKEN_ART } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { cardName, cardText, officialName, regionHan, regionName } from './naming.ts';
import { peopleAt } from './people.ts';
import type { Props } from './props.ts';
import { Tuck } from './Slip.tsx';
import { Supply } from './Supply.tsx';
import { useWords, type Words } from './words.ts';

type P = Props & { draft: EmpireDraft };
/** What a press on a region may mean: a place for something, or Workers that leave or arrive. */
const meaningsOf = (region: number): string[] => [
  thing('region', region),
  thing('donor', region),
  thing('from', region),
  thing('to', region),
];
/** Decisions about cards that lie on one's board; elsewhere a press on one means its region. */
const isAsked = (frame: EmpireDraft['frame']) => frame?.at === 'abilities' || frame?.at === 'emperorTile';
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The viewer's five regions with cards, Unrest, Officials and Workers. */
export function MyLands(props: P) {
  const words = useWords();
  return (
    <div className="fe-lands">
      <Supply {...props} />
      <Group label={words.lands} className="cols">
        {ALL_REGIONS.map(region => (
          <Column key={region} {...props} region={region} />
        ))}
      </Group>
    </div>
  );
}
function Column(props: P & { region: number }) {
  const words = useWords();
  const { kernel, view, viewer, draft, region } = props;
  const { box } = kernel;
  const state = draft.shown;
  const name = regionName(words, box, region);
  const level = state.unrest[inRegion(viewer, region)]!;
  const keys = meaningsOf(region);
  const look = keys.map(key => draft.at(key)?.is).find(is => is !== undefined);
  const lit = look === 'chosen' || look === 'can';
  return (
    <div className={classes('col', lit && `is-${look}`, look === 'cannot' && 'is-cannot')}>
      <Thing
        thing={thing('region', region)}
        draft={draft}
        presses={keys}
        className="whole"
        label={words.column(name)}
        says={aboutColumn(words, props)}
      />
      <Cards {...props} />
      <div className="well area">
        <b className="han" lang="zh">
          {regionHan(box, region)}
        </b>
        <b className="nm">{name}</b>
        <Unrest level={level} before={view.unrest[inRegion(viewer, region)]!} most={box.pack.unrest.most} />
      </div>
      <Folk {...props} />
    </div>
  );
}
function aboutColumn(words: Words, { kernel, viewer, draft, region }: P & { region: number }): string {
  const { box } = kernel;
  const state = draft.shown;
  if (isRestless(state, box, viewer, region)) return words.restless;
  const next = nextCard({ s: state, box, seat: viewer }, region);
  if (next === undefined) return words.regionFull;
  const said = words.nextCard(next.tokens, next.unrest);
  const level = state.unrest[inRegion(viewer, region)]! + next.unrest;
  return next.unrest > 0 && level === box.pack.unrest.most ? `${said} ${words.becomesRestless}` : said;
}
function Unrest({ level, before, most }: { level: number; before: number; most: number }) {
  const words = useWords();
  return (
    <span className="track" role="img" aria-label={words.unrestOf(level, most)}>
      {LEVELS.slice(0, most + 1).map(n => (
        <i key={n} className={classes('us', `u${n}`, n === level && 'at', n === before && n !== level && 'was')}>
          {n}
        </i>
      ))}
    </span>
  );
}
/** Three places for cards; the next free one says what a card there brings. */
function Cards({ kernel, view, viewer, draft, region }: P & { region: number }) {
  const words = useWords();
  const { box } = kernel;
  const state = draft.shown;
  const board = state.tableau[viewer]!;
  const next = cardsIn(state, viewer, region);
  const woken = awakeNow(draft, { kernel, view, viewer });
  const restless = isRestless(state, box, viewer, region);
  const tucking = draft.frame?.at === 'turn' && draft.card > 0 && draft.at(thing('region', region))?.is === 'can';
  return (
    <div className="tucks">
      {placesIn(region).map((place, i) => {
        const card = board[place]!;
        if (card === EMPTY)
          return (
            <span key={place} className={classes('tk0', i === next && 'next')}>
              {tucking && i === next && <Brings {...{ kernel, view, viewer, region, card: draft.card }} />}
            </span>
          );
        const trigger = triggerAt(state, box, viewer, place);
        return (
          <Thing
            key={place}
            thing={thing('card', card)}
            draft={draft}
            presses={isAsked(draft.frame) ? [thing('card', card), ...meaningsOf(region)] : meaningsOf(region)}
            className={classes('fe-card', restless && 'asleep', view.tableau[viewer]![place] !== card && 'fe-new')}
            label={cardName(words, box, card)}
            says={`${cardText(words, box, card, trigger)}${woken.includes(place) ? `. ${words.firesNow}` : ''}`}
          >
            <Tuck box={box} card={card} emperor={state.emperorOn[viewer]![place]!} />
            {woken.includes(place) && (
              <em className="fire">
                <Icon name="bolt" size={14} />
              </em>
            )}
          </Thing>
        );
      })}
    </div>
  );
}
/** What tucking the chosen card here would give and cost. */
function Brings({ kernel, view, viewer, region, card }: Pick3 & { region: number; card: number }) {
  const at = { s: view, box: kernel.box, seat: viewer };
  const next = nextCard(at, region);
  const aspect = kernel.box.type[card] ?? 0;
  if (next === undefined) return null;
  return (
    <span className="brings">
      <b>+{tokensLeft(at, aspect, next.tokens)}</b>
      <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={17} />
      {next.unrest > 0 && (
        <u>
          <Icon name="flame" size={14} />+{next.unrest}
        </u>
      )}
    </span>
  );
}
/** Places whose cards fire with what is chosen, or that can be used right now. */
function awakeNow(draft: EmpireDraft, { kernel, view, viewer }: Pick3): number[] {
  const { frame, card, action } = draft;
  if (frame?.at === 'abilities') {
    const usable = draft.looks.filter(({ thing: key, is }) => is === 'can' && kindOf(key) === 'card');
    return usable.map(({ thing: key }) => draft.shown.tableau[viewer]!.indexOf(numberOf(key)));
  }
  if (card === 0 || action < 0 || fitOf(view, kernel.box, card, action) === NO_FIT) return [];
  return wokenBy({ s: view, box: kernel.box, seat: viewer }, action).awake;
}
type Pick3 = { kernel: Props['kernel']; view: Props['view']; viewer: number };

function Folk({ kernel, view, viewer, players, draft, region }: P & { region: number }) {
  const words = useWords();
  const { box } = kernel;
  const state = draft.shown;
  const name = regionName(words, box, region);
  const workers = state.workers[inRegion(viewer, region)]!;
  const gained = workers > view.workers[inRegion(viewer, region)]!;
  const officials = box.pack.officials.flatMap((_, type) => {
    const at = standing(viewer, region, type);
    const many = state.officials[at]!;
    return many === 0 ? [] : [{ type, many, isNew: many > view.officials[at]! }];
  });
  return (
    <div className="well area wk" data-colour={peopleAt(words, players, viewer)(viewer).colour}>
      <span className="ofs">
        {officials.map(({ type, many, isNew }) => (
          <Thing
            key={type}
            thing={thing('officialAt', officialAt(region, type))}
            draft={draft}
            presses={[thing('officialAt', officialAt(region, type)), ...meaningsOf(region)]}
            from={thing('official', type)}
            className={classes('of', isNew && 'fe-new')}
            label={words.officialIn(officialName(words, box, type), name)}
          >
            <Art name={OFFICIAL_ART[type] ?? 'o-alch'} width={23} />
            {many > 1 && <i>{many}</i>}
          </Thing>
        ))}
      </span>
      {workers > 0 && (
        <Thing
          thing={thing('workers', region)}
          draft={draft}
          presses={meaningsOf(region)}
          className={classes('ws', gained && 'fe-new')}
          label={words.workersIn(workers, name)}
        >
          <Art name="worker" width={23} />
          {workers === 2 && officials.length < 3 ? <Art name="worker" width={23} /> : workers > 1 && <i>{workers}</i>}
        </Thing>
      )}
    </div>
  );
}
