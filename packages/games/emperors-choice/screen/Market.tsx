import type { TableProps } from '@tianxia/board';
import { classes } from '@tianxia/look';
import { powerOf } from '../count.ts';
import type { EmperorsChoice } from '../state.ts';
import { CardFace, CardTip, SmallCard } from './CardFace.tsx';
import type { EcDraft } from './draft.ts';
import { houseOf, termOf } from './faces.ts';
import { Ja, Piece } from './Pieces.tsx';
import { type Look, Press, Row } from './Press.tsx';
import { useWords } from './words.ts';

type Props = TableProps<EmperorsChoice> & { draft: EcDraft };

/** Characters for hire: small slips beside the players, or large ones on the table. */
export function Market(props: Props & { large: boolean }) {
  const words = useWords();
  const { kernel, view, viewer, draft, confirm, large } = props;
  const { box } = kernel;
  const power = (card: number) => (viewer < 0 ? box.power[card]! : powerOf(view, box, viewer, card));
  return (
    <>
      <h2>
        {words.forHire} <Ja>{termOf(box, 'character').ja.slice(0, 2)}</Ja>
        <span className="note">{words.deck(view.deck.length, view.discard.length)}</span>
      </h2>
      <Row label={words.forHire} className={large ? 'ec-hire' : 'ec-hire ec-is-small'}>
        {view.market.map(card => {
          const row = box.characters[card]!;
          const offer = draft.at === 'replenish' ? draft.offers.at('replenish.hire', card) : undefined;
          const look: Look = draft.isProposed(offer?.option)
            ? 'chosen'
            : offer?.legal
              ? 'can'
              : offer !== undefined
                ? 'cannot'
                : '';
          return (
            <Press
              key={card}
              label={`${words.name(row.names)}. ${words.cardFacts(power(card), row.cost, row.blood === true)}`}
              look={look}
              tip={<CardTip box={box} card={card} power={power(card)} />}
              why={look === 'cannot' ? draft.why(offer) : undefined}
              className={classes(large ? 'ec-slip' : 'ec-mini', large && houseOf(row))}
              onPress={() => draft.press(offer)}
              confirm={confirm}
            >
              {large ? (
                <CardFace box={box} card={card} power={power(card)} />
              ) : (
                <SmallCard box={box} card={card} power={power(card)} />
              )}
            </Press>
          );
        })}
        {view.market.length === 0 && <span className="note">{words.nobodyForHire}</span>}
      </Row>
    </>
  );
}
const FEW_CUBES = 3;
/** What is left in the supplies. */
export function Supplies({ kernel, view }: Props) {
  const words = useWords();
  const { supply, bag, pile } = view;
  const low = supply <= FEW_CUBES;
  return (
    <p className="ec-supplies">
      <span className={low ? 'ec-is-low' : ''} title={words.supplyTip(kernel.box.pack.limits.shortageCubes)}>
        <Piece name="cube" size={17} />
        <b>{supply}</b> {words.left}
      </span>
      <span title={words.bagTip}>
        <Piece name="tile" size={18} />
        <b>{bag.length}</b>
      </span>
      <span title={words.pileTip}>
        <Piece name="tribute" size={18} />
        <b>{pile.length}</b>
      </span>
    </p>
  );
}
