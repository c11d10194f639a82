import { Thing, type ThingProps } from '@tianxia/board';
import { classes } from '@tianxia/look';

/** A thing of this table: its label is spoken, its drawing is not. */
export function Touch({ className, children, ...props }: ThingProps) {
  return (
    <Thing {...props} className={classes('fe-pick', className)}>
      <span className="fe-drawn" aria-hidden="true">
        {children}
      </span>
    </Thing>
  );
}
