import { landsTouched, Tipped } from '@tianxia/board';
import { EMPTY } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { inRegion, ofType, placesIn, standing } from '../at.ts';
import { isLiSi } from '../box.ts';
import { strength } from '../facts/tokens.ts';
import { ALL_ASPECTS, ALL_REGIONS } from '../rule.ts';
import type { State } from '../state.ts';
import { Art, type Body, Piece } from './art/Art.tsx';
import { OFFICIAL_ART, TOKEN_ART } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { backsOf } from './Facts.tsx';
import { lands } from './inLands.ts';
import { HisCards } from './LiSi.tsx';
import { aspectName, cardName, cardText, effectsText, officialName, regionHan, regionName } from './naming.ts';
import { peopleAt } from './people.ts';
import type { Props } from './props.ts';
import { Tuck } from './Slip.tsx';
import { times } from './times.ts';
import { useWords } from './words.ts';
import './rival.css';

type P = Props & { draft: EmpireDraft; seat: number };

/** FE-050, FE-055: all that is public of one player, each number with the viewer's own under it. */
export function Rival(props: P) {
  const words = useWords();
  const { kernel, view, seat } = props;
  const { box } = kernel;
  const backs = backsOf(props, seat);
  const touched = landsTouched(lands, props.last, seat);
  return (
    <div className="fe fe-rival">
      <Numbers {...props} />
      {ALL_REGIONS.map(region => (
        <Region
          key={region}
          {...props}
          region={region}
          touched={touched.includes(region)}
          first={region === (touched[0] ?? ALL_REGIONS[0])}
        />
      ))}
      {isLiSi(box, seat) ? (
        <HisCards {...props} />
      ) : (
        <p className="hand">
          {words.inHand}:{' '}
          {words.list(ALL_ASPECTS.map(aspect => words.inHandSpoken(backs[aspect]!, aspectName(words, box, aspect))))}
        </p>
      )}
      {view.startingTiles[seat]!.length > 0 && (
        <ul className="tiles">
          {view.startingTiles[seat]!.map(tile => (
            <li key={tile}>
              {words.startingTile}: {effectsText(words, box.lists[box.startingTile[tile]!]!, box)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
function Numbers({ kernel, view, viewer, players, seat }: P) {
  const words = useWords();
  const { box } = kernel;
  const { colour } = peopleAt(words, players, viewer)(seat);
  const pieces: [Body, (s: State, who: number) => number, string][] = [
    ['gov', (s, who) => s.governorsLeft[who]!, words.pieces.gov],
    ['pal', (s, who) => s.palacesLeft[who]!, words.pieces.pal],
    ['wal', (s, who) => s.wallsLeft[who]!, words.pieces.wal],
    ['sol', (s, who) => s.entrance[who]!, words.pieces.ready],
    ['ship', (s, who) => s.ship[who]!, words.pieces.ship],
  ];
  const shown = [
    ...ALL_ASPECTS.map(aspect => ({
      art: <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={20} />,
      name: aspectName(words, box, aspect),
      many: (who: number) => strength(view, box, who, aspect),
    })),
    ...OFFICIAL_ART.map((art, type) => ({
      art: <Art name={art} width={20} />,
      name: officialName(words, box, type),
      many: (who: number) => view.reserve[ofType(who, type)]!,
    })),
    ...pieces.map(([body, many, name]) => ({
      art: <Piece body={body} colour={colour} width={22} />,
      name,
      many: (who: number) => many(view, who),
    })),
    { art: <Art name="as-alch" width={20} />, name: words.aside, many: (who: number) => view.alchemists[who]!.length },
  ];
  return (
    <dl className="numbers">
      {shown.map(({ art, name, many }) => (
        <div key={name}>
          <dt>
            {art}
            <span>{name}</span>
          </dt>
          <dd>
            <b>{many(seat)}</b>
            {viewer >= 0 && viewer !== seat && <small>{words.youHave(many(viewer))}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
interface RegionProps {
  region: number;
  touched: boolean; // something has just happened there
  first: boolean; // what a small table brings into sight
}
function Region({ kernel, view, seat, region, touched, first }: P & RegionProps) {
  const words = useWords();
  const { box } = kernel;
  const cards = placesIn(region).filter(place => view.tableau[seat]![place] !== EMPTY);
  const level = view.unrest[inRegion(seat, region)]!;
  return (
    <div className={classes('land', touched && 'touched')} data-rival={first ? seat : undefined}>
      <h3>
        <b className="han" lang="zh">
          {regionHan(box, region)}
        </b>{' '}
        {regionName(words, box, region)}
        {!isLiSi(box, seat) && <small>{words.unrestOf(level, box.pack.unrest.most)}</small>}
      </h3>
      <span className="cards">
        {cards.map(place => {
          const card = view.tableau[seat]![place]!;
          return (
            <Tipped key={place} about="card" name={cardName(words, box, card)} says={cardText(words, box, card)}>
              <Tuck box={box} card={card} emperor={view.emperorOn[seat]![place]!} whole />
            </Tipped>
          );
        })}
      </span>
      <span className="folk">
        {OFFICIAL_ART.map((art, type) =>
          times(view.officials[standing(seat, region, type)]!).map(key => (
            <Art key={`${art} ${key}`} name={art} width={20} />
          )),
        )}
        {times(view.workers[inRegion(seat, region)]!).map(key => (
          <Art key={key} name="worker" width={20} />
        ))}
      </span>
      <ul className="unseen">
        {cards.map(place => (
          <li key={place}>{cardText(words, box, view.tableau[seat]![place]!)}</li>
        ))}
      </ul>
    </div>
  );
}
