import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import './parts.css';
import './tip.css';

export interface ButtonProps {
  children: ReactNode;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  icon?: IconName;
  kind?: 'main' | 'plain' | 'quiet';
  size?: 'large' | 'usual';
  href?: string; // a link that looks like a button
  type?: 'button' | 'submit';
  hotkey?: string; // shown on wide screens; the page itself listens
  whyNot?: string; // greyed, and says this on hover, focus and tap
  tipUnder?: boolean; // the reason opens below the button
  pressed?: boolean;
  className?: string;
}

const NEAR = 40; // pixels
let pressed: { x: number; y: number } | undefined; // where a button was pressed last, until the pointer has gone elsewhere
/** A pointer that has just pressed asks nothing: what was pressed there may have become another button. */
function isWherePressed({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
  if (pressed !== undefined && Math.hypot(clientX - pressed.x, clientY - pressed.y) > NEAR) pressed = undefined;
  return pressed !== undefined;
}
/** A button or a link that looks like one. It is never mute: greyed, it tells why. */
export function Button(props: ButtonProps) {
  const { children, onPress, icon, kind = 'plain', size = 'usual', href, type = 'button', hotkey, whyNot } = props;
  const reason = useId();
  const [told, tell] = useState(false); // the reason is shown
  const look = classes('btn', kind !== 'plain' && kind, size === 'large' && 'large', props.className);
  const face = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {hotkey && <kbd className="only-wide">{hotkey}</kbd>}
    </>
  );
  if (whyNot !== undefined) {
    return (
      <span className={classes('whynot', told && 'told')}>
        <button
          type="button"
          className={look}
          aria-disabled="true"
          aria-describedby={reason}
          onPointerMove={event => !isWherePressed(event) && tell(true)}
          onPointerLeave={() => tell(false)}
          onFocus={event => event.currentTarget.matches(':focus-visible') && tell(true)}
          onBlur={() => tell(false)}
          onClick={event => {
            tell(true);
            event.currentTarget.focus();
          }}
        >
          {face}
        </button>
        <span role="tooltip" id={reason} className={classes('tip', props.tipUnder && 'under')}>
          {whyNot}
        </span>
      </span>
    );
  }
  if (href !== undefined) {
    return (
      <a className={look} href={href} onClick={onPress}>
        {face}
      </a>
    );
  }
  return (
    <button
      type={type}
      className={look}
      onClick={event => {
        if (event.detail > 0) pressed = { x: event.clientX, y: event.clientY };
        onPress?.(event);
      }}
      aria-pressed={props.pressed}
    >
      {face}
    </button>
  );
}
