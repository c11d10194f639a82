import type { ReactNode } from 'react';
import './choice.css';

export interface SwitchProps {
  name: ReactNode;
  about?: ReactNode; // one line that explains it
  picture?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A card with a switch: one thing, on or off. */
export function Switch({ name, about, picture, on, onChange }: SwitchProps) {
  return (
    <label className="choice switch">
      {picture && <span className="pic">{picture}</span>}
      <span className="txt">
        <b>{name}</b>
        {about && <small>{about}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  );
}
