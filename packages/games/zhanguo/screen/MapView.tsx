import type { TableProps } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { useMemo } from 'react';
import type { ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { type Affordable, affordable } from './affordable.ts';
import type { ZgDraft } from './draft.ts';
import { Ground } from './Ground.tsx';
import { lands, MAP } from './land.ts';
import { MapTouches } from './MapTouches.tsx';
import { Pan } from './Pan.tsx';
import { RegionOnMap } from './RegionOnMap.tsx';
import { WallSection } from './WallSection.tsx';
import { regionPlans, sectionPlans } from './where.ts';
import './map.css';

type Props = TableProps<ZhanGuo> & { draft: ZgDraft };
/** Decisions whose Regions are those of the map, not only those of the own lands. */
const ON_MAP: readonly string[] = ['palace', 'rewardPalace', 'governor', 'rewardGovernor', 'moveGovernor'];

/** Regions with their Palaces and Governors, and the six sections of the Wall. */
export function MapView(props: Props) {
  const { kernel, view, viewer, asked, draft } = props;
  const glow: Affordable | undefined = useMemo(
    () => (asked ? affordable(kernel, view, viewer) : undefined),
    [kernel, view, viewer, asked],
  );
  const playing = draft.frame?.at === 'play' ? glow : undefined;
  const onMap = draft.frame !== undefined && ON_MAP.includes(draft.frame.at);
  return (
    <Pan label={words.map} className="zg-map">
      <div className="zg-map-box">
        <svg viewBox={`0 0 ${MAP.wide} ${MAP.high}`} aria-hidden="true">
          <Ground />
          {onMap &&
            lands.map((d, region) => {
              const state = draft.at(`region ${region}`)?.state;
              return state === undefined ? null : <path key={d} d={d} className={classes('zg-veil', `is-${state}`)} />;
            })}
          {regionPlans.map((plan, region) => (
            <RegionOnMap
              key={plan.name.join(' ')}
              {...props}
              region={region}
              glows={playing?.palaces.has(region) ?? false}
            />
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
        <MapTouches {...props} onMap={onMap} />
      </div>
    </Pan>
  );
}
