import { classes, Icon } from '@tianxia/look';
import { type Box, HIGHER } from '../box.ts';
import { ACTIONS, ASPECTS } from '../content/shape.ts';
import { GiftArt } from './Gift.tsx';
import { Art } from './Pieces.tsx';
import './slip.css';

interface CardProps {
  box: Box;
  card: number;
  className?: string;
}
/** A bamboo slip with its fixed corners: number, aspect, what triggers it, what it then gives. */
export function Slip({ box, card, className }: CardProps) {
  return (
    <span className={classes('zg-slip', aspectName(box, card), className)}>
      <span className="num">{card}</span>
      <Art name={`as-${aspectName(box, card)}`} width={24} className="asp" />
      <span className="trig">
        <Trigger box={box} card={card} size={28} arrow={20} />
      </span>
      <span className="bon">
        <GiftArt gift={box.bonusOf[card]!} size={34} />
      </span>
    </span>
  );
}
/** What still shows of a card that is tucked: its trigger and its bonus. */
export function Tucked({ box, card, className }: CardProps) {
  return (
    <span className={classes('zg-tuck', aspectName(box, card), className)}>
      <span className="t">
        <Trigger box={box} card={card} size={23} arrow={14} />
      </span>
      <GiftArt gift={box.bonusOf[card]!} size={28} />
    </span>
  );
}
/** A back: its aspect is all that others see. */
export function Back({ aspect, count }: { aspect: number; count: number }) {
  return <i className={classes('zg-back', ASPECTS[aspect], count === 0 && 'none')}>{count}</i>;
}
function Trigger({ box, card, size, arrow }: { box: Box; card: number; size: number; arrow: number }) {
  const action = box.triggerOf[card]!;
  const up = box.wants[action] === HIGHER;
  return (
    <>
      <Art name={`a-${ACTIONS[action]}`} width={size} />
      <Icon name={up ? 'up' : 'down'} size={arrow} className={up ? 'zg-up' : 'zg-down'} />
    </>
  );
}
const aspectName = (box: Box, card: number): string => ASPECTS[box.aspectOf[card]!]!;
