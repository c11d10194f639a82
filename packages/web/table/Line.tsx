import { classes } from '@tianxia/look';
import type { ReactNode } from 'react';

/** One thing that is not as usual, and what may be done about it. */
export function Line({ urgent, children, acts }: { urgent?: boolean; children: ReactNode; acts?: ReactNode }) {
  return (
    <div className={classes('panel', 'tline', urgent && 'urgent')} role="status">
      <p>{children}</p>
      {acts && <div className="acts">{acts}</div>}
    </div>
  );
}
