import { classes } from '@tianxia/look';
import type { GeneralRow } from '../content/shape.ts';
import { ARMIES, WEAPONS } from '../content/vocabulary.ts';
import { Glyph } from './Glyph.tsx';
import { Han } from './Han.tsx';
import { Portrait } from './Portrait.tsx';
import './cards.css';
import { useWords } from './words.ts';

export interface GeneralCardProps {
  general: GeneralRow;
  colour: string;
  administration: number; // as it counts now
  combat: number;
  note?: string | undefined; // where he is, in place of the skill
  small?: boolean; // narrower; the skill by its name only, where there is no room for more
}

const LONG = 9; // letters: longer names are set smaller, so that the characters fit beside them

/** The face of a general: fixed corners, values down the bamboo slip, skill at the foot. */
export function GeneralCard({ general, colour, administration, combat, note, small = false }: GeneralCardProps) {
  const words = useWords();
  const { names, attributes, specialises, headgear } = general;
  const skill = words.skillText(general);
  return (
    <span className={classes('tk-card', `seat-${colour}`, small && 'small')}>
      <span className="tk-slip">
        <Value glyph="scroll" name={words.administration} value={administration} printed={attributes.administration} />
        <Value glyph="blades" name={words.combat} value={combat} printed={attributes.combat} />
        <span className="tk-flags">
          <span className="unseen">{words.leadership(attributes.leadership)}</span>
          {Array.from({ length: attributes.leadership }, (_, n) => `flag ${n}`).map(key => (
            <Glyph key={key} name="banner" size={17} />
          ))}
        </span>
      </span>
      <span className="tk-who">
        <span className={words.named(names).length > LONG ? 'tk-names long' : 'tk-names'}>
          <b>{words.named(names)}</b>
          <Han>{names.zh}</Han>
        </span>
        <span className="tk-bust">
          <Portrait id={general.id} civil={headgear === 'civil'} colour={colour} height={small ? 63 : 44} />
          <span className="tk-arms">
            {specialises.map(army => (
              <i key={army}>
                <Glyph name={WEAPONS[ARMIES.indexOf(army)]!} size={19} />
                <span className="unseen">{words.specialises(words.armies[army])}</span>
              </i>
            ))}
          </span>
        </span>
        <span className="tk-skill">
          {note === undefined ? (
            <>
              <b>{skill.name}</b>
              <span>{skill.text}</span>
            </>
          ) : (
            <span>{note}</span>
          )}
        </span>
      </span>
    </span>
  );
}
function Value(props: { glyph: 'scroll' | 'blades'; name: string; value: number; printed: number }) {
  const { glyph, name, value, printed } = props;
  return (
    <span className="tk-value">
      <Glyph name={glyph} size={17} />
      <span className="unseen">{name} </span>
      <b className={classes(value > printed && 'better')}>{value}</b>
    </span>
  );
}
