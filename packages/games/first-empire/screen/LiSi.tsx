import type { Told } from '@tianxia/kernel';
import { Icon } from '@tianxia/look';
import { useRef } from 'react';
import { Art } from './art/Art.tsx';
import { ORDER_ART } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { hisTurn } from './hisTurn.ts';
import type { Props } from './props.ts';
import { toldText } from './telling.ts';
import { useWords } from './words.ts';
import './panels.css';

type P = Props & { draft: EmpireDraft };

/** Li Si's last turn as a short sequence: the card he drew, then each thing he did and why. */
export function LiSi(props: P) {
  const words = useWords();
  const { kernel, view, last, viewer } = props;
  const now = hisTurn(last).filter(told => toldText(words, props, told) !== '');
  const kept = useRef(now); // his last turn stays in sight while one's own goes on
  if (now.length > 0) kept.current = now;
  const steps = kept.current;
  const order = steps.find(([event]) => event === 'liSiOrder')?.[2] ?? view.ordersUsed.at(-1) ?? 0;
  const kind = kernel.box.liSi.orders[order]?.kind;
  return (
    <>
      <h2>
        {words.liSi}{' '}
        <span className="han" lang="zh">
          {words.liSiHan}
        </span>
        {kind && <Art name={ORDER_ART[kind]} width={24} className="order" />}
      </h2>
      {steps.length === 0 ? (
        <p className="note">{words.liSiWaiting}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long turn of his scrolls and must be reachable by keyboard
        <ol className="steps-told" aria-live={viewer >= 0 ? 'polite' : undefined} key={keyOf(steps)} tabIndex={0}>
          {steps.map((told, i) => (
            <li key={keyOf(steps.slice(0, i + 1))}>
              <Icon name={told[0].startsWith('liSi') && i > 0 ? 'info' : 'next'} size={16} />
              {toldText(words, props, told)}
            </li>
          ))}
        </ol>
      )}
      <p className="note">{words.liSiDeck(view.orders.length, view.ordersUsed.length + view.ordersGone.length)}</p>
    </>
  );
}
const keyOf = (steps: readonly Told[]): string => steps.map(told => told.join()).join(';');
