import { Thing, type ThingProps } from '@tianxia/board';

/** A thing that is drawn rather than written: its label is read out in place of what stands on it. */
export function NamedThing({ children, ...props }: ThingProps) {
  return (
    <Thing {...props} spoken>
      <span className="unseen">{props.label}</span>
      <span className="ec-inside" aria-hidden="true">
        {children}
      </span>
    </Thing>
  );
}
