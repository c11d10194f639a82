import { useEffect, useRef } from 'react';
import { Pieces } from './art/Art.tsx';
import { Court } from './Court.tsx';
import type { EmpireDraft } from './draft.ts';
import { LiSi } from './LiSi.tsx';
import { partOf } from './parts.ts';
import type { Props } from './props.ts';
import { Regions } from './Regions.tsx';
import { Sea } from './Sea.tsx';
import { Tomb } from './Tomb.tsx';
import { Unification } from './Unification.tsx';
import { Wall } from './Wall.tsx';
import './look.css';
import './board.css';
import './short.css';

type P = Props & { draft: EmpireDraft };

/** The shared table: Court, Great Wall, regions, Mausoleum, Elixir route. */
export function Board(props: P) {
  const { draft } = props;
  const ref = useRef<HTMLDivElement>(null);
  const part = partOf(draft.frame, draft.card);
  // where the board is panned, it goes to the part that is asked about
  useEffect(() => {
    if (part === undefined) return;
    const target = ref.current?.querySelector(part === 'sea' ? '.ship.own' : `[data-part="${part}"]`);
    target?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' });
  }, [part]);
  return (
    <div className="fe fe-board" data-fit ref={ref}>
      <Pieces />
      <Court {...props} />
      <Wall {...props} />
      <Regions {...props} />
      <Tomb {...props} />
      <Sea {...props} />
      <section className="panel fe-narrow fe-uni" data-part="unification">
        <Unification {...props} />
      </section>
      {props.kernel.box.solo && (
        <section className="panel fe-narrow fe-lisi">
          <LiSi {...props} />
        </section>
      )}
    </div>
  );
}
