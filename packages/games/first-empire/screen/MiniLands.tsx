import { thing, tipOn } from '@tianxia/board';
import { EMPTY } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import { inRegion, placesIn, standing } from '../at.ts';
import { isLiSi } from '../box.ts';
import { ALL_REGIONS } from '../rule.ts';
import { cardsIn, triggerAt } from '../tableau.ts';
import { Art } from './art/Art.tsx';
import { ACTION_ART, OFFICIAL_ART, TYPE_CLASS } from './art/names.ts';
import { landSaid } from './landSaid.ts';
import { regionName } from './naming.ts';
import type { Props } from './props.ts';
import { times } from './times.ts';
import { useWords } from './words.ts';

type P = Pick<Props, 'kernel' | 'view' | 'viewer'> & { seat: number };

/** FE-050, FE-055: the regions of a player in small: what each card waits for, Unrest, Officials and Workers. */
export function MiniLands(props: P) {
  const words = useWords();
  const { kernel, view, viewer, seat } = props;
  const { box } = kernel;
  const most = box.pack.unrest.most;
  const own = seat === viewer; // one's own cards lie in the tray
  return (
    <div className="facts fe fe-lands-mini">
      {ALL_REGIONS.map(region => {
        const level = view.unrest[inRegion(seat, region)]!;
        const label = words.landsSpoken(regionName(words, box, region), cardsIn(view, seat, region), level);
        return (
          <span
            key={region}
            className="mc"
            role="img"
            aria-label={label}
            {...tipOn(() => ({ name: label, text: landSaid(words, props, region) }), 'region')}
          >
            <span className="ms">
              {placesIn(region).map(place => {
                const card = view.tableau[seat]![place]!;
                if (card === EMPTY) return <i key={place} />;
                return (
                  <i
                    key={place}
                    className={TYPE_CLASS[box.type[card] ?? 0]}
                    data-thing={own ? undefined : thing('card', card)}
                  >
                    <Art name={ACTION_ART[triggerAt(view, box, seat, place)] ?? 'a-wall'} width={11} />
                  </i>
                );
              })}
            </span>
            <span className={`mu u${level}`}>
              {Array.from({ length: most }, (_, n) => n + 1).map(n => (
                <i key={n} className={classes(n <= level && 'f')} />
              ))}
            </span>
            {!isLiSi(box, seat) && (
              <span className="mo">
                {OFFICIAL_ART.map((art, type) =>
                  times(view.officials[standing(seat, region, type)]!).map(key => (
                    <Art key={`${art} ${key}`} name={art} width={12} />
                  )),
                )}
                {view.workers[inRegion(seat, region)]! > 0 && (
                  <span className="mw">
                    <Art name="worker" width={12} />
                    {view.workers[inRegion(seat, region)]}
                  </span>
                )}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
