import { thing } from '@tianxia/board';
import { classes, Icon } from '@tianxia/look';
import type { Box } from '../box.ts';
import { Art } from './art/Art.tsx';
import { Bonus } from './art/Bonus.tsx';
import { ACTION_ART, TYPE_ART, TYPE_CLASS } from './art/names.ts';
import './cards.css';

const isLower = (box: Box, action: number): boolean => box.pack.courtActions[action]?.number === 'lower';

function Trigger({ box, action, small }: { box: Box; action: number; small?: boolean }) {
  const lower = isLower(box, action);
  return (
    <>
      <Art name={ACTION_ART[action] ?? 'a-recruit'} width={small ? 22 : 28} />
      <Icon name={lower ? 'down' : 'up'} size={small ? 14 : 20} className={lower ? 'down' : 'up'} />
    </>
  );
}
/** A whole card: number top left, aspect top right, trigger with its arrow, then what it gives. */
export function Slip({ box, card, className }: { box: Box; card: number; className?: string }) {
  const type = box.type[card] ?? 0;
  const effects = box.lists[box.ability[card] ?? 0] ?? [];
  return (
    <span className={classes('fe-slip', TYPE_CLASS[type], className)} aria-hidden="true">
      <span className="num">{card < box.firstAlchemist ? card : ''}</span>
      <Art name={TYPE_ART[type] ?? 'as-writing'} width={24} className="asp" />
      <span className="trig">
        <Trigger box={box} action={box.trigger[card] ?? 0} />
      </span>
      <Bonus effects={effects} size={36} className="bon" />
    </span>
  );
}
/** A tucked card: only trigger and gain remain. A golden trigger is an Emperor tile's. */
export function Tuck({
  box,
  card,
  emperor = 0,
  whole,
  className,
}: {
  box: Box;
  card: number;
  emperor?: number;
  whole?: boolean;
  className?: string;
}) {
  const type = box.type[card] ?? 0;
  const action = emperor > 0 ? box.emperorAction[emperor] : box.trigger[card];
  return (
    <span className={classes('fe-tuck', TYPE_CLASS[type], whole && 'whole', className)} aria-hidden="true">
      <span
        className={classes('t', emperor > 0 && 'emp')}
        data-thing={emperor > 0 ? thing('emperorTile', emperor) : undefined}
      >
        <Trigger box={box} action={action ?? 0} small />
      </span>
      <Bonus effects={box.lists[box.ability[card] ?? 0] ?? []} size={28} />
    </span>
  );
}
