import { BigNumber, classes, Race } from '@tianxia/look';
import { type ReactNode, useState } from 'react';
import { GOODS } from '../content/vocabulary.ts';
import { freeGenerals } from '../goods.ts';
import { Glyph } from './Glyph.tsx';
import { Good } from './Good.tsx';
import { Rivals } from './Rivals.tsx';
import type { Props } from './Space.tsx';
import { Token } from './Token.tsx';
import './panels.css';
import { useWords } from './words.ts';

const SUPPLY = [0, 1, 8] as const; // gold, rice, support
const ARMIES_AND_WEAPONS = [2, 3, 4, 5, 6, 7] as const;

/** Points as things stand, rank, and everything that lies in a player's supply. */
export function Facts(props: Props & { seat: number }) {
  const words = useWords();
  const { kernel, view, preview, seat } = props;
  const { box } = kernel;
  const [open, setOpen] = useState(false);
  const { totals } = kernel.result(view);
  const most = Math.max(1, ...totals);
  const mine = totals[seat]!;
  const player = view.players[seat]!;
  const rank = box.pack.ranks[player.rank]!;
  const steps = box.pack.ranks.length - 1;
  const left = freeGenerals(view, seat);
  const goodsAfter = preview?.after.players[seat]?.goods ?? player.goods;
  const leads = totals.filter(total => total >= mine).length === 1;
  return (
    <>
      <BigNumber value={mine} label={words.vpNow} points leads={leads && words.leads} />
      <Race done={mine} of={most} label={words.raceSpoken(mine, most)} />
      <div className="tk-facts tk-rank">
        <span lang="zh" title={box.pack.states[seat]!.names.en}>
          {box.pack.states[seat]!.names.zh}
        </span>
        <span title={words.rankSpoken(rank.names.en, player.rank, steps)}>
          <b>{rank.names.en}</b>
          <span className="tk-pips" aria-hidden="true">
            {box.pack.ranks.slice(1).map(({ names }, i) => (
              <i key={names.en} className={classes(i < player.rank && 'on')} />
            ))}
          </span>
        </span>
        {view.emperor === seat && (
          <span title={words.hanHolder}>
            <Token name="han" size={20} />
            <span className="unseen">{words.hanHolder}</span>
          </span>
        )}
        <Fact label={words.military(player.military)} value={player.military}>
          <Glyph name="banner" />
        </Fact>
      </div>
      <div className="tk-facts tk-six">
        {SUPPLY.map(good => (
          <Supply key={good} good={good} now={player.goods[good]!} then={goodsAfter[good]!} />
        ))}
        <Fact
          label={words.deficits(player.deficits, box.pack.scoring.deficit)}
          value={player.deficits}
          nil={player.deficits === 0}
        >
          <Token name="deficit" />
        </Fact>
        <Fact label={words.cardsHeld(player.hand.pieces.length)} value={player.hand.pieces.length}>
          <Glyph name="slips" />
        </Fact>
        <button
          type="button"
          className={classes('tk-left', player.passed && 'out')}
          title={player.passed ? words.hasPassed : words.generalsLeft(left)}
          aria-label={`${words.generalsLeft(left)}${player.passed ? ` ${words.hasPassed}` : ''}`}
          onClick={() => setOpen(true)}
        >
          <Glyph name="person" />
          <b>{left}</b>
        </button>
      </div>
      <div className="tk-facts tk-six">
        {ARMIES_AND_WEAPONS.map(good => (
          <Supply key={good} good={good} now={player.goods[good]!} then={goodsAfter[good]!} />
        ))}
      </div>
      {open && <Rivals {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
function Supply({ good, now, then }: { good: number; now: number; then: number }) {
  const words = useWords();
  return (
    <Fact
      label={words.good(words.goods[GOODS[good]!], then)}
      value={then}
      nil={then === 0 && now === 0}
      moved={then - now}
    >
      <Good good={good} size={17} />
    </Fact>
  );
}
function Fact(props: { label: string; value: number; children: ReactNode; nil?: boolean; moved?: number }) {
  const { label, value, children, nil = false, moved = 0 } = props;
  return (
    <span className={classes(nil && 'nil', moved > 0 && 'more', moved < 0 && 'less')} title={label}>
      {children}
      <b aria-hidden="true">{value}</b>
      <span className="unseen">{label}</span>
    </span>
  );
}
