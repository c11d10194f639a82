import { Group, Thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { ALL_REGIONS, inRegion, isRestless, unrestIn } from '../at.ts';
import { CARD_PLACES } from '../box.ts';
import { ASPECTS, REGIONS } from '../content/shape.ts';
import { nextCardIn } from '../facts/tucking.ts';
import type { ZgProps } from './draft.ts';
import { times } from './keyed.ts';
import { Art } from './Pieces.tsx';
import { Sign } from './Sign.tsx';
import { regionSaid } from './said.ts';
import { useWords } from './words.ts';
import './small.css';

/** Where room is scarce: five Regions in a row, each with its cards, unrest, Workers, and what the next card would bring. */
export function SmallLands(props: ZgProps) {
  const words = useWords();
  return (
    <Group label={words.lands} className="zg-small">
      {ALL_REGIONS.map(region => (
        <SmallRegion key={region} {...props} region={region} />
      ))}
    </Group>
  );
}
function SmallRegion({ kernel, texts, viewer, draft, region }: ZgProps & { region: number }) {
  const words = useWords();
  const { box } = kernel;
  const { shown } = draft;
  const level = unrestIn(shown, viewer, region);
  const workers = shown.workers[inRegion(viewer, region)]!;
  const next = nextCardIn(shown, box, viewer, region);
  const mine = shown.tucked[viewer]!;
  return (
    <Thing
      thing={`small ${region}`}
      presses={['tuck', 'region', 'donor', 'from', 'to']
        .map(kind => `${kind} ${region}`)
        .concat(`area ${region}`, `area ${REGIONS + region}`)}
      draft={draft}
      label={regionSaid(words, { kernel, texts, view: shown }, viewer, region)}
      {...(next && { says: words.tuckHere(texts.kinds.region!(region, box), next.place, next.markers, next.unrest) })}
      className={classes('zg-small-region', isRestless(shown, box, viewer, region) && 'still')}
    >
      <span>
        <Sign box={box} region={region} />
        <span className="zg-small-cards">
          {times(CARD_PLACES).map(({ key, i }) => {
            const card = mine[region * CARD_PLACES + i]!;
            return <i key={key} className={card > 0 ? ASPECTS[box.aspectOf[card]!] : undefined} />;
          })}
        </span>
      </span>
      <span>
        <Art name="unrest" width={15} height={16} />
        {level}
        {workers > 0 && (
          <>
            <Art name="worker" width={17} />
            {workers}
          </>
        )}
        {next && <b>+{next.markers}</b>}
      </span>
    </Thing>
  );
}
