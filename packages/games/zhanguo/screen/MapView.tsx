import { Group, peopleAt, Thing } from '@tianxia/board';
import { useMemo } from 'react';
import { ALL_REGIONS } from '../at.ts';
import { majorityIn } from '../facts/governors.ts';
import { type Affordable, affordable } from './affordable.ts';
import type { ZgProps } from './draft.ts';
import { Ground } from './Ground.tsx';
import { lands, MAP } from './land.ts';
import { RegionOnMap } from './RegionOnMap.tsx';
import { countsSaid, mapRegionSaid } from './said.ts';
import { WallSection } from './WallSection.tsx';
import { sectionPlans } from './where.ts';
import { useWords } from './words.ts';
import './map.css';

/** Decisions whose Regions are those of the map, not only those of the own lands. */
const ON_MAP: readonly string[] = ['palace', 'rewardPalace', 'governor', 'rewardGovernor', 'moveGovernor'];
export const asksOnMap = ({ frame }: ZgProps['draft']): boolean => frame !== undefined && ON_MAP.includes(frame.at);

/** Regions with their Palaces and Governors, and the six sections of the Wall. */
export function MapView(props: ZgProps) {
  const { kernel, view, viewer, asked, draft } = props;
  const words = useWords();
  const glow: Affordable | undefined = useMemo(
    () => (asked ? affordable(kernel, view, viewer) : undefined),
    [kernel, view, viewer, asked],
  );
  const playing = draft.frame?.at === 'play' ? glow : undefined;
  return (
    <Group label={words.map} scrolls className="zg-map">
      <svg className="zg-map-drawn" viewBox={`0 0 ${MAP.wide} ${MAP.high}`} role="presentation">
        <rect width={MAP.wide} height={MAP.high} rx="12" className="zg-sea" />
        {ALL_REGIONS.map(region => (
          <Land key={region} {...props} region={region} />
        ))}
        <Ground />
        {ALL_REGIONS.map(region => (
          <RegionOnMap key={region} {...props} region={region} glows={playing?.palaces.has(region) ?? false} />
        ))}
        {sectionPlans.map((plan, section) => (
          <WallSection key={`${plan.frame.x} ${plan.frame.y}`} {...props} section={section} glow={playing?.walls} />
        ))}
        <g className="zg-wall-name">
          {words.wallName.map((han, i) => (
            <text key={han} x="31" y={38 + 26 * i}>
              {han}
            </text>
          ))}
        </g>
      </svg>
    </Group>
  );
}
/** The land itself takes a press anywhere inside its borders, whatever stands on it. */
function Land({ kernel, players, viewer, draft, texts, region }: ZgProps & { region: number }) {
  const words = useWords();
  const { box } = kernel;
  const { shown } = draft;
  const people = peopleAt(players, viewer);
  const majority = countsSaid(words, people, majorityIn(shown, box, region));
  return (
    <Thing
      as="g"
      thing={`land ${region}`}
      presses={asksOnMap(draft) ? [`region ${region}`] : []}
      draft={draft}
      label={mapRegionSaid(words, { kernel, texts, view: shown }, people, region)}
      says={majority === '' ? words.noMajority : words.majority(majority)}
      className="zg-region"
    >
      <path d={lands[region]} className={`zg-land land-${region + 1}`} />
      <path d={lands[region]} className="zg-veil" />
    </Thing>
  );
}
