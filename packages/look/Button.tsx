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

/** A button or a link that looks like one. It is never mute: greyed, it tells why. */
export function Button(props: ButtonProps) {
  const { children, onPress, icon, kind = 'plain', size = 'usual', href, type = 'button', hotkey, whyNot } = props;
  const reason = useId();
  const [hushed, hush] = useState(false); // it was just pressed: its reason waits until the pointer comes again
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
      <span className={classes('whynot', hushed && 'hushed')} onPointerLeave={() => hush(false)}>
        <button
          type="button"
          className={look}
          aria-disabled="true"
          aria-describedby={reason}
          onClick={event => {
            hush(false);
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
        hush(true);
        onPress?.(event);
      }}
      onPointerLeave={() => hush(false)}
      aria-pressed={props.pressed}
    >
      {face}
    </button>
  );
}
