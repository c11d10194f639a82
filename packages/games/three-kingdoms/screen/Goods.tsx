import { classes } from '@tianxia/look';
import { GOODS } from '../content/vocabulary.ts';
import { upkeepNext } from '../facts/upkeep.ts';
import { Good } from './Good.tsx';
import type { Props } from './Space.tsx';
import { useWords } from './words.ts';
import './goods.css';

const ORDER = [0, 1, 8, 2, 3, 4, 5, 6, 7] as const; // gold, rice, support, then armies and weapons

/** The viewer's own goods in one line, with what they would become. */
export function Goods({ kernel, view, preview, viewer }: Props) {
  const words = useWords();
  const player = view.players[viewer];
  if (player === undefined) return null;
  const s = preview?.after ?? view;
  const then = s.players[viewer]!.goods;
  const { missing } = upkeepNext(s, kernel.box, viewer);
  return (
    <section className="tk-goods" aria-label={words.goodsLabel}>
      {ORDER.map(good => {
        const [now, next] = [player.goods[good]!, then[good]!];
        return (
          <span key={good} className={classes(now === 0 && next === 0 && 'nil')}>
            <Good good={good} size={20} />
            <b>{now}</b>
            {next !== now && <b className={next > now ? 'up' : 'down'}>→{next}</b>}
            <span className="unseen"> {words.goods[GOODS[good]!]}</span>
          </span>
        );
      })}
      {missing > 0 && <span className="down">{words.upkeepShort(missing, kernel.box.pack.scoring.deficit)}</span>}
    </section>
  );
}
