import { classes, Icon, SeatMark, Segmented } from '@tianxia/look';
import type { BotRating } from '@tianxia/protocol';
import type { GameSetup } from '../games.ts';
import type { TableSeat } from '../tables.ts';
import { nameIn } from '../text/named.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { LevelChoice } from './LevelChoice.tsx';
import { isLocal, type Plan, standardLevel, withColour, withName, withSitter } from './plan.ts';

export interface SeatRowProps {
  index: number;
  seat: TableSeat;
  plan: Plan;
  setup: GameSetup;
  rated?: readonly BotRating[] | undefined; // bots, on this site
  yourName: string;
  signedIn?: { name: string; note: string } | undefined; // at a table with others: who you are there
  onName: (name: string) => void;
  open: boolean; // its colours are shown
  onOpen: (open: boolean) => void;
  onChange: (plan: Plan) => void;
}

/** One seat: its colour, who sits in it, and how strong if it is a bot. */
export function SeatRow({
  index,
  seat,
  plan,
  setup,
  rated,
  yourName,
  signedIn,
  onName,
  open,
  onOpen,
  onChange,
}: SeatRowProps) {
  const { called } = useWords();
  const { setup: words, terms } = usePageWords();
  const number = index + 1;
  const colourName = (colour: string) => setup.texts.colours[colour] ?? colour;
  const you = seat.by === 'you';
  const hue = (setup.fixedColours ? words.sideOf : words.colourOf)(number, colourName(seat.colour));
  // with a seat by link everybody plays on their own device
  const shared = isLocal(plan) || plan.seats.some(other => other.by === 'here');
  const offered = shared ? (['here', 'bot', 'link'] as const) : (['bot', 'link'] as const);
  const comer = {
    link: [called.friend, words.aboutLink],
    public: [terms.anybody, terms.aboutAnybody],
    private: [terms.somebodyAsked, terms.aboutAsked],
  }[plan.agreed?.visibility ?? 'link'];
  return (
    <li className={classes('nt-seat', `seat-${seat.colour}`, seat.by === 'link' && 'open')}>
      <button
        type="button"
        className="hue"
        aria-expanded={open}
        aria-label={hue}
        data-tip={hue}
        onClick={() => onOpen(!open)}
      >
        <SeatMark colour={seat.colour} size={36} disc />
        <Icon name="open" size={16} />
      </button>
      <span className="nm">
        {you && signedIn ? (
          <>
            <b>{signedIn.name}</b>
            <small>{signedIn.note}</small>
          </>
        ) : you || seat.by === 'here' ? (
          <input
            aria-label={you ? words.yourName : words.otherName(number)}
            placeholder={you ? words.yourNameHint : called.otherNameHint(number)}
            value={you ? yourName : seat.name}
            maxLength={24}
            autoComplete="off"
            onChange={event => (you ? onName(event.target.value) : onChange(withName(plan, index, event.target.value)))}
          />
        ) : (
          <b>{seat.by === 'bot' ? nameIn(called, { name: seat.name, bot: true }) : comer[0]}</b>
        )}
        {seat.by === 'bot' && <small>{words.aboutBot[seat.bot ?? standardLevel]}</small>}
        {seat.by === 'link' && <small>{comer[1]}</small>}
        {setup.fixedColours && <small className="side">{words.plays(colourName(seat.colour))}</small>}
      </span>
      {seat.by === 'you' ? (
        <span className="tag">{words.you}</span>
      ) : (
        <Segmented<'here' | 'bot' | 'link'>
          className="lev"
          label={words.who(number)}
          chosen={seat.by}
          onChoose={by => onChange(withSitter(plan, index, by === 'bot' ? standardLevel : by))}
          choices={offered.map(by => ({
            id: by,
            name: { here: words.here, bot: words.bot, link: words.link }[by],
            spoken: { here: words.hereSpoken, bot: words.botSpoken, link: words.linkSpoken }[by],
          }))}
        />
      )}
      {seat.by === 'bot' && (
        <LevelChoice
          number={number}
          chosen={seat.bot ?? standardLevel}
          ladder={setup.ladder}
          here={rated}
          onChoose={level => onChange(withSitter(plan, index, level))}
        />
      )}
      {open && (
        <Segmented
          className="hues"
          label={(setup.fixedColours ? words.sides : words.colours)(number)}
          chosen={seat.colour}
          onChoose={colour => onChange(withColour(plan, index, colour))}
          choices={setup.colours.map(colour => {
            const holder = plan.seats.findIndex(other => other.colour === colour);
            return {
              id: colour,
              name: setup.fixedColours ? (
                <>
                  <SeatMark colour={colour} size={28} disc /> {colourName(colour)}
                </>
              ) : (
                <SeatMark colour={colour} size={28} disc />
              ),
              spoken:
                holder < 0 || holder === index ? colourName(colour) : words.takenBy(colourName(colour), holder + 1),
            };
          })}
        />
      )}
    </li>
  );
}
