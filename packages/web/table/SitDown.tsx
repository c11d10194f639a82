import { Button, SeatMark, Segmented } from '@tianxia/look';
import type { JoinedBody, TableFacts } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol/api-error';
import { type FormEvent, useEffect, useState } from 'react';
import { type GameSetup, loadSetup } from '../games.ts';
import { beSomebody, useMe } from '../me.ts';
import { joinTable } from '../server.ts';
import { change, useSettings } from '../settings.ts';
import { useLanguage, useWords } from '../text/words.ts';

interface SitDownProps {
  facts: TableFacts;
  onSat(joined: JoinedBody): void;
  onWatch(): void;
  onTaken(): void; // somebody else was quicker
}

/** Who is here says a name, chooses a colour and takes the free seat, or watches. */
export function SitDown({ facts, onSat, onWatch, onTaken }: SitDownProps) {
  const { play, together } = useWords();
  const language = useLanguage();
  const { name: known } = useSettings();
  const me = useMe();
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState('');
  const [setup, setSetup] = useState<GameSetup>();
  const [colour, setColour] = useState<string>();
  useEffect(() => {
    loadSetup(facts.game, language).then(setSetup, () => undefined);
  }, [facts.game, language]);
  const taken = facts.seats.flatMap(seat => (seat.by === 'open' ? [] : [seat.colour]));
  const own = colour ?? facts.seats.find(seat => seat.by === 'open')?.colour ?? '';
  const sit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = me?.name ?? name.trim();
    if (wanted === '') {
      setProblem(play.join.noName);
      return;
    }
    if (!me) change({ name: wanted });
    beSomebody(wanted)
      .then(() => joinTable(facts.id, colour === undefined ? {} : { colour }))
      .then(onSat, error => {
        setProblem(error instanceof ApiError ? error.message : play.join.silent);
        if (error instanceof ApiError && ['seatTaken', 'noSeat', 'colourTaken'].includes(error.code)) onTaken();
      });
  };
  return (
    <form className="room-link" onSubmit={sit}>
      {setup && (
        <Segmented
          className="room-hues"
          label={together.room.colour}
          chosen={own}
          onChoose={setColour}
          choices={setup.colours
            .filter(one => !taken.includes(one))
            .map(one => ({
              id: one,
              name: <SeatMark colour={one} size={26} disc />,
              spoken: setup.texts.colours[one] ?? one,
            }))}
        />
      )}
      {!me && (
        <span className="field-box">
          <input
            aria-label={play.join.name}
            placeholder={play.join.name}
            autoComplete="nickname"
            maxLength={24}
            value={name}
            onChange={event => setName(event.target.value)}
            aria-invalid={problem !== ''}
            aria-describedby="sit-problem"
          />
        </span>
      )}
      <Button kind="main" icon="check" type="submit">
        {play.join.sit}
      </Button>
      {facts.terms.watchers && (
        <Button icon="eye" onPress={onWatch}>
          {play.join.watch}
        </Button>
      )}
      <span id="sit-problem" role="alert" className="note">
        {problem}
      </span>
    </form>
  );
}
