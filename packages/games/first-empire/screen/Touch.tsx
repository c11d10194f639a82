import { Thing, type ThingProps } from '@tianxia/board';
import { classes } from '@tianxia/look';

/** A thing of this table: its label is spoken in place of what is drawn and written on it. */
export function Touch({ className, children, ...props }: ThingProps) {
  return (
    <Thing {...props} spoken className={classes('fe-pick', className)}>
      <span className="unseen">{props.label}</span>
      <span className="fe-drawn" aria-hidden="true">
        {children}
      </span>
    </Thing>
  );
}
