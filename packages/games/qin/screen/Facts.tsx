import { colourOf } from '@tianxia/board';
import { BigNumber, FactRow, Icon, Pagoda, Race } from '@tianxia/look';
import { leaders } from '../facts/pagodas.ts';
import { villagesHeld } from '../facts/villages.ts';
import type { QinProps } from './draft.ts';
import { useWords } from './words.ts';
import './panels.css';

const NEAR_THE_END = 3; // one lay can place three

/** The race: pagodas left, large; then where the others are. */
export function Facts({ kernel, view, players, seat }: QinProps & { seat: number }) {
  const words = useWords();
  const { pagodas } = kernel.box;
  const left = view.supply[seat]!;
  const villages = villagesHeld(view, seat).length;
  const tiles = view.hands[seat]?.length ?? 0;
  const close = left <= NEAR_THE_END;
  return (
    <>
      <BigNumber
        value={left}
        label={close ? words.leftNearEnd(left) : words.left}
        leads={leaders(view).includes(seat) && words.leads}
      >
        {!close && <Pagoda colour={colourOf(players, seat)} storeys={1} width={24} className="qin-left" />}
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
