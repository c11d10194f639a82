import type { TableProps } from '@tianxia/board';
import { BigNumber, FactRow, Icon, Pagoda, Race } from '@tianxia/look';
import type { Qin } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { leaders, villagesHeld } from './strengths.ts';
import './panels.css';

const NEAR_THE_END = 3; // one lay can place three

/** The race: pagodas left, large; then where the others are. */
export function Facts({ kernel, view, players, seat }: TableProps<Qin> & { seat: number }) {
  const { pagodas } = kernel.box;
  const left = view.supply[seat]!;
  const villages = villagesHeld(view, seat);
  const tiles = view.hands[seat]?.length ?? 0;
  const close = left <= NEAR_THE_END;
  const leads = leaders(view).includes(seat);
  return (
    <>
      <BigNumber value={left} label={close ? words.leftNearEnd(left) : words.left} leads={leads && words.leads}>
        {!close && <Pagoda colour={players[seat]?.colour ?? 'black'} storeys={1} width={24} className="qin-left" />}
        {close && (
          <span className="qin-close">
            <Icon name="warn" size={18} />
          </span>
        )}
      </BigNumber>
      <Race done={pagodas - left} of={pagodas} label={words.raceSpoken(pagodas - left, pagodas)} />
      <FactRow
        facts={[
          [pagodas - left, words.onBoard],
          [villages, words.villages(villages)],
          [tiles, words.tiles(tiles)],
        ]}
      />
    </>
  );
}
