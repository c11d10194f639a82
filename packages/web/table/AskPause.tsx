import { Button, Dialog, Segmented } from '@tianxia/look';
import type { Pace } from '@tianxia/protocol';
import { useState } from 'react';
import type { Company, TableLink } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import { span } from './clock.ts';
import { saying } from './consent.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The last is the longest that the server allows. */
const LENGTHS: Record<Exclude<Pace['kind'], 'none'>, readonly number[]> = {
  live: [10 * MINUTE, HOUR, 24 * HOUR],
  slow: [DAY, 7 * DAY, 14 * DAY, 30 * DAY],
};

/** Where time runs, one may ask the others to let it rest. */
export function AskPause({ company, link }: { company: Company; link: TableLink }) {
  const { together } = useWords();
  const words = together.pause;
  const { kind } = company.terms.pace;
  const [asks, setAsks] = useState(false);
  const [chosen, setChosen] = useState<number>();
  if (kind === 'none') return null;
  const length = chosen ?? LENGTHS[kind][1]!;
  const ask = () => {
    setAsks(false);
    void saying(link.askPause?.(Date.now() + length), together.refused);
  };
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="note">{words.about}</p>
      <div className="acts tg-wrap">
        <Button
          icon="clock"
          onPress={() => setAsks(true)}
          {...(company.pause === undefined ? {} : { whyNot: words.already })}
        >
          {words.ask}
        </Button>
      </div>
      <Dialog
        open={asks}
        title={words.askTitle}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button onPress={() => setAsks(false)}>{words.cancel}</Button>
            <Button kind="main" icon="check" onPress={ask}>
              {words.ask}
            </Button>
          </>
        }
      >
        <Segmented
          label={words.askTitle}
          chosen={String(length)}
          onChoose={next => setChosen(Number(next))}
          choices={LENGTHS[kind].map(each => ({ id: String(each), name: span(each, together) }))}
        />
        <p className="note">{words.upTo(words.until(Date.now() + length, Date.now()))}</p>
      </Dialog>
    </section>
  );
}
