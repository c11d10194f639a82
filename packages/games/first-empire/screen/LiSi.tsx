import { thing } from '@tianxia/board';
import { EMPTY } from '@tianxia/kernel';
import { useRef } from 'react';
import { regionOf } from '../at.ts';
import { LI_SI } from '../box.ts';
import { palaceTilePoints } from '../facts/effects.ts';
import { Art } from './art/Art.tsx';
import { ORDER_ART } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { hisTurn } from './hisTurn.ts';
import { effectsText, regionName } from './naming.ts';
import { OpenOver } from './OpenOver.tsx';
import type { Props } from './props.ts';
import { deedsOf, toldText } from './telling.ts';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft };

/** Li Si's last turn as a short sequence: the card he drew, then each thing he did and why. */
export function LiSi({ cards = false, ...props }: P & { cards?: boolean }) {
  const words = useWords();
  const { kernel, view, last, viewer } = props;
  const now = hisTurn(last).filter(told => toldText(words, props, told) !== '');
  const kept = useRef(now); // his last turn stays in sight while one's own goes on
  if (now.length > 0) kept.current = now;
  const steps = kept.current;
  const order = steps.find(([event]) => event === 'liSiOrder')?.[2] ?? view.ordersUsed.at(-1) ?? 0;
  const kind = kernel.box.liSi.orders[order]?.kind;
  const said = deedsOf(words, props, steps);
  return (
    <>
      <h2>
        {words.liSi}{' '}
        <span className="han" lang="zh">
          {words.liSiHan}
        </span>
        {kind && (
          <span className="order" data-thing={thing('order', order)} data-from={thing('seat', LI_SI)}>
            <Art name={ORDER_ART[kind]} width={24} />
          </span>
        )}
        {cards && (
          <OpenOver label={words.liSiOpen}>
            <HisCards {...props} />
          </OpenOver>
        )}
      </h2>
      {steps.length === 0 ? (
        <p className="note">{words.liSiWaiting}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long turn of his scrolls and must be reachable by keyboard
        <ol className="steps-told" aria-live={viewer >= 0 ? 'polite' : undefined} key={said.join()} tabIndex={0}>
          {said.map((text, i) => (
            <li key={said.slice(0, i + 1).join()}>{text}</li>
          ))}
        </ol>
      )}
    </>
  );
}
/** His scoring cards, the list of his deck with what is played, and the tiles he keeps: all public. */
export function HisCards({ kernel, view, texts }: Pick<P, 'kernel' | 'view' | 'texts'>) {
  const words = useWords();
  const { box } = kernel;
  const { liSi } = box;
  const at = { s: view, box, seat: LI_SI };
  const tiles = view.liSiTiles.flatMap((tile, i) => (tile === EMPTY ? [] : [{ tile, region: regionOf(i), i }]));
  const played = [...view.ordersUsed, ...view.ordersGone];
  return (
    <div className="fe-hiscards">
      <h3>{words.liSiScores}</h3>
      <ul>
        <li>{words.liSiWalls(liSi.walls)}</li>
        {liSi.bottom.map(line => (
          <li key={line.kind}>
            {line.kind === 'governors'
              ? words.liSiMajority(line.majority, line.tie === 'his')
              : words.liSiElixir(line.plus)}
          </li>
        ))}
        <li>{liSi.palaceTiles ? words.liSiKeeps : words.liSiKeepsNot}</li>
        {tiles.map(({ tile, region, i }) => (
          <li key={i} data-thing={thing('kept', i)}>
            {words.liSiKept(
              regionName(words, box, region),
              effectsText(words, box.lists[box.palaceTile[tile]!]!, box),
              palaceTilePoints(at, region, tile),
            )}
          </li>
        ))}
      </ul>
      <h3>{words.liSiCards}</h3>
      <p className="note">{words.liSiDeck(view.orders.length, played.length)}</p>
      <ul className="deck">
        {liSi.deck.map(number => (
          <li key={number} className={played.includes(number) ? 'played' : undefined}>
            {texts.kinds.order?.(number, box)}
            {words.liSiOrders(liSi.orders[number], box)}
          </li>
        ))}
      </ul>
    </div>
  );
}
