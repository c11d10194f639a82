import { Group, Thing, thing } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { oneColoured } from '../geography.ts';
import { COLOURS } from '../squares.ts';
import type { QinProps } from './draft.ts';
import { halfThing } from './gestures.ts';
import { PILES } from './Piles.tsx';
import { Tile } from './Tile.tsx';
import { useWords } from './words.ts';

const MOST_ALIKE = 8; // tiles of one kind in a hand

/** Own tiles: pressed by the half that is to be held, or dragged onto the board. */
export function Hand(props: QinProps) {
  const { view, viewer } = props;
  const words = useWords();
  const hand = view.hands[viewer] ?? [];
  return (
    <Group label={words.yourHand} className="qin-hand">
      {hand.map((kind, slot) => {
        const alike = hand.slice(0, slot).filter(other => other === kind).length;
        return <InHand key={kind * MOST_ALIKE + alike} {...props} kind={kind} slot={slot} nth={alike} />;
      })}
    </Group>
  );
}
function InHand({ kernel, texts, draft, kind, slot, nth }: QinProps & { kind: number; slot: number; nth: number }) {
  const words = useWords();
  const { box } = kernel;
  const halves = oneColoured(box, kind) ? [box.firstColour[kind]!] : [box.firstColour[kind]!, box.secondColour[kind]!];
  const states = halves.map((_, half) => draft.at(halfThing(slot, half))?.is);
  const held = states.indexOf('chosen');
  // the key of a tile takes it by its first half, and struck again by the other one
  const next = held === 0 && halves.length > 1 ? 1 : 0;
  return (
    <div className="well qin-slot">
      <div className={classes('qin-tile', held >= 0 ? 'chosen' : states[0])}>
        <span className="qin-face" data-thing={thing('held', kind * MOST_ALIKE + nth)} data-from={PILES}>
          <Tile box={box} kind={kind} />
        </span>
        {halves.map((colour, half) => (
          <Thing
            key={halfThing(slot, half)}
            thing={halfThing(slot, half)}
            draft={draft}
            label={words.byHalf(
              words.tile(texts.kinds.tile!(kind, box), slot + 1),
              COLOURS[colour]!,
              halves.length > 1,
            )}
            quiet
            place
            drags=".qin-tile"
            className={classes('qin-half', halves.length === 1 && 'whole')}
            {...(half === next && { hotkey: `${slot + 1}` })}
          />
        ))}
      </div>
    </div>
  );
}
