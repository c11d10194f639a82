import { classes } from '@tianxia/look';
import type { CSSProperties, ReactNode } from 'react';
import { keyOf, type Thing } from './choosing.ts';
import type { EmpireDraft } from './draft.ts';
import { hush, telling } from './Tip.tsx';

export interface PickProps {
  thing: Thing;
  draft: EmpireDraft;
  name: string; // spoken, and the head of its tip
  about?: ReactNode; // what it is or what it brings
  or?: Thing; // what lies behind it: meant when this thing itself is not asked for
  idle?: boolean; // not about this decision: it only tells what it is
  className?: string;
  style?: CSSProperties;
  choice?: boolean; // one of the tray's numbered choices
  children?: ReactNode;
}
const CLASS = { chosen: 'chosen', can: 'can', may: 'fe-may', cannot: 'cannot', '': 'fe-still' } as const;

/** Anything that can be pressed, with the four states every board shares; a dark one tells why. */
export function Pick({ thing, draft, name, about, or, idle, className, style, choice, children }: PickProps) {
  const look = idle ? '' : draft.lookOf(thing);
  const behind = or === undefined || (look !== '' && look !== 'cannot') ? '' : draft.lookOf(or);
  const meant = behind === 'can' || behind === 'may' || behind === 'chosen' ? or! : thing;
  const takes = meant !== thing || look === 'can' || look === 'may' || look === 'chosen';
  const why = idle || meant !== thing ? undefined : draft.whyNot(thing);
  return (
    <button
      type="button"
      className={classes(
        'fe-pick',
        className,
        meant === thing ? CLASS[look] : 'fe-still',
        !choice && draft.changed.has(keyOf(thing)) && 'changed',
        !choice && draft.pointed.has(keyOf(thing)) && 'fe-pointed',
      )}
      style={style}
      aria-pressed={look === 'chosen'}
      aria-disabled={!takes}
      data-thing={`${thing.kind} ${thing.value}`}
      data-fe-choice={choice && look === 'can' ? true : undefined}
      onClick={event => {
        const byKey = event.detail === 0;
        if (takes) hush();
        if (!byKey && takes) event.currentTarget.blur(); // so that Enter confirms
        if (!idle || meant !== thing) draft.press(meant, byKey);
      }}
      {...(choice && about === undefined && why === undefined ? {} : telling({ name, text: about, why }))}
    >
      <span className="unseen">{why ? `${name}. ${why.text}` : name}</span>
      <span className="fe-drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
/** Something that only tells what it is. */
export function Told({ name, about, className, style, children }: Omit<PickProps, 'thing' | 'draft'>) {
  return (
    <span className={className} style={style} {...telling({ name, text: about })}>
      {children}
    </span>
  );
}
