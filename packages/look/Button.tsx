import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Hotkey } from './Hotkey.tsx';
import { Icon, type IconName } from './Icon.tsx';
import './parts.css';

export interface ButtonProps {
  children: ReactNode;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  icon?: IconName;
  kind?: 'main' | 'plain' | 'quiet';
  size?: 'large' | 'usual';
  href?: string; // a link that looks like a button
  type?: 'button' | 'submit';
  hotkey?: string; // by the name the browser gives it; the page itself listens
  whyNot?: string; // greyed; the tip of the page says this on hover, focus, tap and a long press
  pressed?: boolean;
  className?: string;
}

/** A button or a link that looks like one. It is never mute: greyed, it tells why. */
export function Button(props: ButtonProps) {
  const { children, onPress, icon, kind = 'plain', size = 'usual', href, type = 'button', hotkey, whyNot } = props;
  const look = classes('btn', kind !== 'plain' && kind, size === 'large' && 'large', props.className);
  const face = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {hotkey && <Hotkey name={hotkey} />}
    </>
  );
  if (whyNot !== undefined) {
    return (
      <button type="button" className={look} aria-disabled="true" aria-description={whyNot} data-tip={whyNot}>
        {face}
      </button>
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
    <button type={type} className={look} onClick={onPress} aria-pressed={props.pressed} aria-keyshortcuts={hotkey}>
      {face}
    </button>
  );
}
