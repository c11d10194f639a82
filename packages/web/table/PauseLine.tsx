import { Button, say } from '@tianxia/look';
import type { PauseFacts } from '@tianxia/protocol';
import { useEffect, useRef, useState } from 'react';
import type { Facts, TableLink } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import { names, saying, waitingFor } from './consent.ts';
import { Line } from './Line.tsx';

const HOUR = 3_600_000;
interface PauseProps {
  facts: Facts;
  link: TableLink;
}

/** A pause is everybody's business: who asks for it, who agrees, how long it lasts, who would go on. */
export function PauseLine({ facts, link }: PauseProps) {
  const { together } = useWords();
  const words = together.pause;
  const pause = useLasting(facts.company?.pause);
  const before = useRef(pause);
  useEffect(() => {
    const was = before.current;
    before.current = pause;
    if (was === undefined || facts.company?.over) return;
    if (pause === undefined) say(was.on ? words.over : words.none);
    else if (pause.on && !was.on) say(words.began);
  }, [pause, facts, words]);
  if (pause === undefined) return null;
  const tell = (answer: ReturnType<NonNullable<TableLink['goOn']>> | undefined) =>
    void saying(answer, together.refused);
  return pause.on ? (
    <Lasting pause={pause} facts={facts} goOn={() => tell(link.goOn?.())} />
  ) : (
    <Asked pause={pause} facts={facts} answer={yes => tell(link.answerPause?.(yes))} />
  );
}
/** Until its time is over: nobody need say so. */
function useLasting(pause: PauseFacts | undefined): PauseFacts | undefined {
  const [now, setNow] = useState(Date.now);
  const lasts = pause !== undefined && pause.until > now;
  useEffect(() => {
    if (!lasts) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(HOUR, Math.max(20, pause.until - Date.now() + 20)));
    return () => clearTimeout(timer);
  });
  return lasts ? pause : undefined;
}
/** Of a seat that somebody on this page chooses for. */
function speaks(facts: Facts): number | undefined {
  const [you] = facts.you;
  return you !== undefined && facts.players[you]?.standIn === undefined ? you : undefined;
}
function Asked({ pause, facts, answer }: { pause: PauseFacts; facts: Facts; answer(yes: boolean): void }) {
  const words = useWords().together.pause;
  const { by, agreed } = pause;
  const until = words.until(pause.until, Date.now());
  const you = speaks(facts);
  const waiting = waitingFor(facts, by, agreed);
  if (by === you)
    return (
      <Line acts={<Button onPress={() => answer(false)}>{words.withdraw}</Button>}>
        {words.youAsked(until, waiting)}
      </Line>
    );
  if (you !== undefined && agreed.includes(you)) return <Line>{words.youAgreed(until, waiting)}</Line>;
  const question = words.asks(names(facts, [by]), until);
  if (you === undefined) return <Line>{question}</Line>;
  return (
    <Line
      urgent
      acts={
        <>
          <Button onPress={() => answer(false)}>{words.refuse}</Button>
          <Button kind="main" icon="check" onPress={() => answer(true)}>
            {words.agree}
          </Button>
        </>
      }
    >
      {question}
    </Line>
  );
}
function Lasting({ pause, facts, goOn }: { pause: PauseFacts; facts: Facts; goOn(): void }) {
  const words = useWords().together.pause;
  const you = speaks(facts);
  const isSaid = you !== undefined && pause.goOn.includes(you);
  const said = pause.goOn.filter(seat => seat !== you);
  return (
    <Line acts={you !== undefined && !isSaid && <Button onPress={goOn}>{words.goOn}</Button>}>
      {words.lasts(words.until(pause.until, Date.now()))}
      {isSaid && ` ${words.youWouldGoOn(waitingFor(facts, you, pause.goOn))}`}
      {!isSaid && said.length > 0 && ` ${words.wouldGoOn(names(facts, said), said.length === 1)}`}
    </Line>
  );
}
