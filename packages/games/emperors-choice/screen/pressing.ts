import type { MouseEvent } from 'react';

/**
 * A press with mouse or finger leaves the focus, so that Enter confirms; by key the focus stays, and Enter once more on
 * what is proposed confirms it.
 */
export const pressing =
  (act: () => void, proposed = false, confirm?: () => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    const byKey = event.detail === 0;
    if (!byKey) event.currentTarget.blur();
    if (byKey && proposed && confirm !== undefined) confirm();
    else act();
  };
