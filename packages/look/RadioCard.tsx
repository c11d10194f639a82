import { type ReactNode, useId } from 'react';
import './choice.css';

export interface RadioCardsProps<T extends string> {
  label: string; // the question, shown above the cards
  cards: readonly { id: T; name: ReactNode; about: ReactNode; picture?: ReactNode }[];
  chosen: T;
  onChoose: (id: T) => void;
}

/** Cards of which one is taken; every card explains itself in one line. */
export function RadioCards<T extends string>({ label, cards, chosen, onChoose }: RadioCardsProps<T>) {
  const group = useId();
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {cards.map(card => (
        <RadioCard
          key={card.id}
          group={group}
          name={card.name}
          about={card.about}
          picture={card.picture}
          chosen={card.id === chosen}
          onChoose={() => onChoose(card.id)}
        />
      ))}
    </fieldset>
  );
}

export interface RadioCardProps {
  group: string; // cards of one group exclude one another
  name: ReactNode;
  about: ReactNode;
  picture?: ReactNode;
  chosen: boolean;
  onChoose: () => void;
}

export function RadioCard({ group, name, about, picture, chosen, onChoose }: RadioCardProps) {
  return (
    <label className="choice">
      {picture && <span className="pic">{picture}</span>}
      <span className="txt">
        <b>{name}</b>
        <small>{about}</small>
      </span>
      <input type="radio" name={group} checked={chosen} onChange={onChoose} />
    </label>
  );
}
