import { Group, Thing, tipOn } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { powerOf } from '../count.ts';
import { CardFace, CardTip, SmallCard } from './CardFace.tsx';
import type { EcProps } from './draft.ts';
import { houseOf, termOf } from './faces.ts';
import { Ja, Piece } from './Pieces.tsx';
import { useWords } from './words.ts';

/** Characters for hire: small slips beside the players, or large ones on the table. */
export function Market(props: EcProps & { large: boolean }) {
  const words = useWords();
  const { kernel, view, viewer, draft, large } = props;
  const { box } = kernel;
  const power = (card: number) => (viewer < 0 ? box.power[card]! : powerOf(view, box, viewer, card));
  return (
    <>
      <h2>
        {words.forHire} <Ja>{termOf(box, 'character').ja.slice(0, 2)}</Ja>
        <span className="note">{words.deck(view.deck.length, view.discard.length)}</span>
      </h2>
      <Group label={words.forHire} className={large ? 'ec-hire' : 'ec-hire ec-is-small'}>
        {view.market.map(card => {
          const row = box.characters[card]!;
          return (
            <Thing
              key={card}
              thing={`character ${card}`}
              draft={draft}
              label={`${words.name(row.names)}. ${words.cardFacts(power(card), row.cost, row.blood === true)}`}
              says={() => <CardTip box={box} card={card} />}
              className={classes('ec-press', large ? 'ec-slip' : 'ec-mini', large && houseOf(row))}
            >
              {large ? (
                <CardFace box={box} card={card} power={power(card)} />
              ) : (
                <SmallCard box={box} card={card} power={power(card)} />
              )}
            </Thing>
          );
        })}
        {view.market.length === 0 && <span className="note">{words.nobodyForHire}</span>}
      </Group>
    </>
  );
}
const FEW_CUBES = 3;
/** What is left in the supplies. */
export function Supplies({ kernel, view }: EcProps) {
  const words = useWords();
  const { supply, bag, pile } = view;
  const low = supply <= FEW_CUBES;
  return (
    <p className="ec-supplies">
      <span
        className={low ? 'ec-is-low' : ''}
        {...tipOn(() => ({ text: words.supplyTip(kernel.box.pack.limits.shortageCubes) }), 'supply')}
      >
        <Piece name="cube" size={17} />
        <b>{supply}</b> {words.left}
      </span>
      <span {...tipOn(() => ({ text: words.bagTip }), 'bag')}>
        <Piece name="tile" size={18} />
        <b>{bag.length}</b>
      </span>
      <span {...tipOn(() => ({ text: words.pileTip }), 'tribute')}>
        <Piece name="tribute" size={18} />
        <b>{pile.length}</b>
      </span>
    </p>
  );
}
