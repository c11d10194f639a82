import type { MouseEvent } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import './parts.css';

export interface IconButtonProps {
  icon: IconName;
  label: string; // what it does, spoken and shown on hover
  hotkey?: string; // shown beside that; the page itself listens
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  quiet?: boolean;
  pressed?: boolean;
  className?: string;
}

export function IconButton({ icon, label, hotkey, onPress, quiet = false, pressed, className }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes('btn', 'icon', quiet && 'quiet', className)}
      aria-label={label}
      aria-keyshortcuts={hotkey}
      data-tip={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
