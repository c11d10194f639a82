import { lazy, Suspense, useEffect, useState } from 'react';
import type { HelpAtTableProps } from './at.ts';
import { useHelpWanted } from './wanted.ts';
import './place.css';

const Help = lazy(() => import('./Help.tsx'));
const AFTER = 1000; // milliseconds: the table is there first, and help is fetched while one looks at it

/** Help for a first game, where the reader plays and has not switched it off. Its room is kept free until it is here. */
export function HelpAtTable(props: HelpAtTableProps) {
  const wanted = useHelpWanted(props.tableGame.game.id);
  return wanted ? <Coming {...props} /> : null;
}
function Coming(props: HelpAtTableProps) {
  const [time, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="help-place">
      {time && (
        <Suspense fallback={null}>
          <Help {...props} />
        </Suspense>
      )}
    </div>
  );
}
