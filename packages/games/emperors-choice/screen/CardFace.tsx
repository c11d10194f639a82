import { classes } from '@tianxia/look';
import type { Box } from '../box.ts';
import type { AtEnd, Unit } from '../content/vocabulary.ts';
import { houseOf, iconFace, portraitOf, unitPiece } from './faces.ts';
import { Ja, Piece, Points } from './Pieces.tsx';
import { useWords } from './words.ts';
import './cards.css';
import './cards-short.css';

/** Units that bring the same number of points share one coin. */
function alikeByPoints(atEnd: readonly AtEnd[]): [each: number, units: Unit[]][] {
  const units = new Map<number, Unit[]>();
  for (const gain of atEnd) if (gain.kind === 'vpPer') units.set(gain.each, [...(units.get(gain.each) ?? []), gain.of]);
  return [...units];
}
/** What a character does, as it stands at the foot of its slip. */
function CardEffect({ box, card }: { box: Box; card: number }) {
  const words = useWords();
  const { defence, reveals, atEnd } = box.characters[card]!;
  const perUnit = alikeByPoints(atEnd ?? []);
  if (defence !== undefined)
    return (
      <>
        <em className="ec-when">{words.card.defence}</em>
        {defence}
        <Piece name="shield" size={17} />
      </>
    );
  if (reveals !== undefined)
    return (
      <>
        <em className="ec-when">{words.card.shown}</em>
        {reveals.map(effect =>
          effect.kind === 'kill' ? (
            <span key="kill">{words.card.kills}</span>
          ) : (
            <span key={effect.kind} className="ec-iconmark">
              {iconFace(effect).mark}
              <Piece name={iconFace(effect).piece} size={17} />
            </span>
          ),
        )}
      </>
    );
  if (atEnd !== undefined)
    return (
      <>
        <em className="ec-when">{words.card.atEnd}</em>
        {atEnd.flatMap(gain => (gain.kind === 'vp' ? [<Points key="vp" value={gain.amount} size={20} />] : []))}
        {perUnit.map(([each, units]) => (
          <span key={each} className="ec-iconmark">
            <Points value={each} size={20} />/
            {units.map(unit => (
              <Piece key={unit} name={unitPiece(unit)} size={17} />
            ))}
          </span>
        ))}
      </>
    );
  return <em>{box.perCube[card]! > 0 ? words.card.grows : words.card.plain}</em>;
}
/** The face of a character: power top left, cost top right, portrait, names, what it does. */
export function CardFace({ box, card, power }: { box: Box; card: number; power: number }) {
  const words = useWords();
  const row = box.characters[card]!;
  return (
    <>
      <span className="ec-num">{power}</span>
      {row.blood && <Piece name="blood" size={17} className="ec-blood" />}
      <span className="ec-cost">
        <Piece name="coin" size={19} />
        <b>{row.cost}</b>
      </span>
      <Piece name={portraitOf(row)} size={56} high={50} className="ec-picture" />
      <Ja className="ec-ja">{row.names.ja}</Ja>
      <span className="ec-en">{words.name(row.names)}</span>
      <span className="ec-effect">
        <CardEffect box={box} card={card} />
      </span>
    </>
  );
}
/** A small slip: power, portrait, cost, name. */
export function SmallCard({
  box,
  card,
  power,
  cost = true,
}: {
  box: Box;
  card: number;
  power: number;
  cost?: boolean;
}) {
  const row = box.characters[card]!;
  return (
    <span className={classes('ec-small', houseOf(row))}>
      <b>
        {box.perCube[card]! > 0 ? (
          <>
            <Piece name="cube" size={14} />+{box.power[card]}
          </>
        ) : (
          power
        )}
      </b>
      <Piece name={portraitOf(row)} size={34} high={31} />
      {cost && (
        <i>
          <Piece name="coin" size={15} />
          {row.cost}
        </i>
      )}
      <Ja>{row.names.ja}</Ja>
    </span>
  );
}
/** A character in words. */
export function CardTip({ box, card }: { box: Box; card: number }) {
  const words = useWords();
  const row = box.characters[card]!;
  return (
    <>
      <Ja>{row.names.ja}</Ja> {words.cardEffect(row)}.
    </>
  );
}
