import { classes } from '@tianxia/look';
import type { ReactNode } from 'react';
import { walk } from './keys.ts';

/** A row of things that scrolls where there is no room; arrow keys walk through its buttons. */
export function Pan({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the keyboard
    <div className={classes('zg-pan', className)} role="group" aria-label={label} tabIndex={0} onKeyDown={walk}>
      {children}
    </div>
  );
}
