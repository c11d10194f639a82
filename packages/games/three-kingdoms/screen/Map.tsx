import type { CSSProperties } from 'react';
import { Ground } from './Ground.tsx';
import { Land } from './Land.tsx';
import { Location } from './Location.tsx';
import { borderName } from './names.ts';
import { type Props, Space } from './Space.tsx';
import './map.css';
import { useWords } from './words.ts';

/** Where a border's plates lie, in percent of the field: the first one, the step to the next, the battle. */
interface Lie {
  x: number;
  y: number;
  dx: number;
  battle: readonly [x: number, y: number];
}
const STEP = 6.58;
const LIES: Readonly<Record<string, Lie>> = {
  'wei-wu': { x: 32.6, y: 47.67, dx: -3.59, battle: [17.7, 81.33] },
  'shu-wei': { x: 67.4, y: 47.67, dx: 3.59, battle: [82.3, 81.33] },
  'shu-wu': { x: 50, y: 14, dx: 0, battle: [50, 1] },
};
const at = (x: number, y: number) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

/** The three states and the borders between them. */
export function Map3(props: Props) {
  const words = useWords();
  const { box } = props.kernel;
  return (
    <section className="tk-map" data-fit aria-label={words.mapLabel}>
      <div className="tk-field">
        <Ground />
        {box.neighbours.map((_, border) => {
          const places = box.locationsOf[border]!;
          const id = box.pack.locations[places[0]!]!.border;
          const lie = LIES[id]!;
          return (
            <section key={id} className="tk-border" aria-label={borderName(words, box, border)}>
              <Space {...props} space={box.battleBorder.indexOf(border)} style={at(...lie.battle)} />
              {places.map((place, i) => (
                <Location key={place} {...props} at={place} style={at(lie.x + i * lie.dx, lie.y + i * STEP)} />
              ))}
            </section>
          );
        })}
        {box.pack.states.map(({ id }, seat) => (
          <Land key={id} {...props} seat={seat} />
        ))}
      </div>
    </section>
  );
}
