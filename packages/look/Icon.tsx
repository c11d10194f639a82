/** Every icon of the sprite; a test keeps this list and sprite.svg equal. */
export const iconNames = [
  'again',
  'auto',
  'bell',
  'bolt',
  'book',
  'bot',
  'chat',
  'check',
  'clock',
  'close',
  'copy',
  'down',
  'eye',
  'first',
  'fit',
  'flame',
  'flip',
  'globe',
  'here',
  'hourglass',
  'info',
  'last',
  'left',
  'link',
  'lock',
  'log',
  'minus',
  'moon',
  'more',
  'mute',
  'next',
  'open',
  'pass',
  'pause',
  'pen',
  'people',
  'play',
  'plus',
  'prev',
  'replay',
  'rotate',
  'save',
  'score',
  'search',
  'share',
  'shield',
  'skip',
  'sort',
  'sound',
  'sun',
  'undo',
  'up',
  'warn',
] as const;

export type IconName = (typeof iconNames)[number];

export interface IconProps {
  name: IconName;
  size?: number;
  className?: string;
}

/** One line icon. It never stands alone: a word beside it or a label on its button says what it means. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
