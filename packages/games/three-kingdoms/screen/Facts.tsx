import { Tipped } from '@tianxia/board';
import { BigNumber, classes, Race } from '@tianxia/look';
import type { ReactNode } from 'react';
import { GOODS } from '../content/vocabulary.ts';
import { freeGenerals } from '../goods.ts';
import { Built } from './Built.tsx';
import { Glyph } from './Glyph.tsx';
import { Good } from './Good.tsx';
import { HAN, supplyKey } from './places.ts';
import type { Props } from './Space.tsx';
import { Token } from './Token.tsx';
import { useWords } from './words.ts';
import './panels.css';

const SUPPLY = [0, 1, 8] as const; // gold, rice, support
const ARMIES_AND_WEAPONS = [2, 3, 4, 5, 6, 7] as const;

/** Points as things stand, rank, and everything that lies in a player's supply. */
export function Facts(props: Props & { seat: number }) {
  const words = useWords();
  const { kernel, view, preview, seat } = props;
  const { box } = kernel;
  const { totals } = kernel.result(view);
  const most = Math.max(1, ...totals);
  const mine = totals[seat]!;
  const player = view.players[seat]!;
  const rank = box.pack.ranks[player.rank]!;
  const steps = box.pack.ranks.length - 1;
  const left = freeGenerals(view, seat);
  const men = `${words.generalsLeft(left)}${player.passed ? ` ${words.hasPassed}` : ''}`;
  const goodsAfter = preview?.after.players[seat]?.goods ?? player.goods;
  const leads = totals.filter(total => total >= mine).length === 1;
  const hanPlaced = view.bids.some(bid => bid.emperor === 1 && bid.home === 0);
  return (
    <>
      <BigNumber value={mine} label={words.vpNow} points leads={leads && words.leads} />
      <Race done={mine} of={most} label={words.raceSpoken(mine, most)} />
      <div className="tk-facts tk-rank">
        <Tipped about="state" says={words.named(box.pack.states[seat]!.names)}>
          <span lang="zh">{box.pack.states[seat]!.names.zh}</span>
        </Tipped>
        <Tipped about="rank" says={words.rankSpoken(words.named(rank.names), player.rank, steps)}>
          <b>{words.named(rank.names)}</b>
          <span className="tk-pips" aria-hidden="true">
            {box.pack.ranks.slice(1).map(({ names }, i) => (
              <i key={names.en} className={classes(i < player.rank && 'on')} />
            ))}
          </span>
        </Tipped>
        {view.emperor === seat && (
          <Tipped
            about="han"
            says={words.hanHolder}
            {...(!hanPlaced && { thing: HAN })}
            className={classes(hanPlaced && 'nil')}
          >
            <Token name="han" size={20} />
            <span className="unseen">{words.hanHolder}</span>
          </Tipped>
        )}
        <Fact label={words.military(player.military)} value={player.military} thing={`military ${seat}`}>
          <Glyph name="banner" />
        </Fact>
      </div>
      <div className="tk-facts tk-six">
        {SUPPLY.map(good => (
          <Supply key={good} seat={seat} good={good} now={player.goods[good]!} then={goodsAfter[good]!} />
        ))}
        <Fact
          label={words.deficits(player.deficits, box.pack.scoring.deficit)}
          value={player.deficits}
          nil={player.deficits === 0}
          thing={`deficits ${seat}`}
        >
          <Token name="deficit" />
        </Fact>
        <Fact
          label={words.cardsHeld(player.hand.pieces.length)}
          value={player.hand.pieces.length}
          thing={`hand ${seat}`}
        >
          <Glyph name="slips" />
        </Fact>
        <Tipped about="general" className={classes(player.passed && 'out')} says={men} spoken={men}>
          <Glyph name="person" />
          <b aria-hidden="true">{left}</b>
        </Tipped>
      </div>
      <div className="tk-facts tk-six">
        {ARMIES_AND_WEAPONS.map(good => (
          <Supply key={good} seat={seat} good={good} now={player.goods[good]!} then={goodsAfter[good]!} />
        ))}
      </div>
      <div className="tk-facts">
        <Built {...props} seat={seat} />
      </div>
    </>
  );
}
function Supply({ seat, good, now, then }: { seat: number; good: number; now: number; then: number }) {
  const words = useWords();
  return (
    <Fact
      label={words.good(words.goods[GOODS[good]!], then)}
      value={then}
      nil={then === 0 && now === 0}
      moved={then - now}
      thing={supplyKey(seat, good)}
    >
      <Good good={good} size={17} />
    </Fact>
  );
}
interface FactProps {
  label: string;
  value: number;
  children: ReactNode;
  thing: string;
  nil?: boolean;
  moved?: number;
}
function Fact({ label, value, children, thing, nil = false, moved = 0 }: FactProps) {
  return (
    <Tipped
      className={classes(nil && 'nil', moved > 0 && 'more', moved < 0 && 'less')}
      says={label}
      spoken={label}
      thing={thing}
    >
      {children}
      <b aria-hidden="true">{value}</b>
    </Tipped>
  );
}
