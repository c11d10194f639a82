import { classes, Icon } from '@tianxia/look';
import type { EnhancementRow } from '../content/shape.ts';
import { GOODS, type Price } from '../content/vocabulary.ts';
import { Good } from './Good.tsx';
import { Han } from './Han.tsx';
import { Token } from './Token.tsx';
import './cards.css';
import { useWords } from './words.ts';

export interface EnhancementCardProps {
  card: EnhancementRow;
  fit?: { ok: boolean; text: string }; // can it be built now, or why not
}

const ROOM = 140; // pixels across
const LINES = 5; // of text under a name of one line
/** About how many lines a text takes that is so large: signs of Chinese and Japanese are twice as wide as letters. */
function linesOf(text: string, letter: number): number {
  const wide = text.match(/[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/g)?.length ?? 0;
  return Math.ceil(((text.length + wide) * letter) / ROOM);
}

/** A state enhancement: points top left, deck top right, cost between them, then what it does. */
export function EnhancementCard({ card, fit }: EnhancementCardProps) {
  const words = useWords();
  const { names, deck, points, cost } = card;
  const name = linesOf(`${words.named(names)} ${names.zh}`, 7.6);
  const lines = LINES + 1 - Math.min(2, name) - (fit === undefined ? 0 : Math.min(2, linesOf(fit.text, 7.2)));
  return (
    <span
      className={classes('tk-paper', deck, fit?.ok === false && 'off')}
      style={{ '--lines': lines } as React.CSSProperties}
    >
      <span className="tk-paper-head">
        <b>
          {points}
          <span className="unseen"> {words.vp}</span>
        </b>
        <Cost cost={cost} />
        <i lang="zh">{words.deckSigns[deck]}</i>
      </span>
      <b className="tk-paper-name">
        {words.named(names)} <Han>{names.zh}</Han>
      </b>
      <span className="tk-paper-does">
        <span>{words.cardText(card)}</span>
      </span>
      {fit && (
        <span className={classes('tk-paper-fit', fit.ok ? 'ok' : 'no')}>
          <Icon name={fit.ok ? 'check' : 'close'} size={14} />
          <span>{fit.text}</span>
        </span>
      )}
    </span>
  );
}
function Cost({ cost }: { cost: Price }) {
  const words = useWords();
  const army = cost.army ?? 0;
  return (
    <span className="tk-cost">
      <span className="unseen">{words.costs}</span>
      {GOODS.map((good, i) => {
        const amount = cost[good] ?? 0;
        return (
          amount > 0 && (
            <i key={good}>
              <Good good={i} />
              {amount}
              <span className="unseen"> {words.goods[good]}</span>
            </i>
          )
        );
      })}
      {army > 0 && (
        <i>
          <Token name="untrained" />
          <Token name="trained" />
          {army}
          <span className="unseen"> {words.anyArmies(army)}</span>
        </i>
      )}
    </span>
  );
}
