import { Button, Dialog, say } from '@tianxia/look';
import { ApiError } from '@tianxia/protocol/api-error';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { beSomebody, whoAmI } from '../me.ts';
import { change, settings } from '../settings.ts';
import { useWords } from '../text/words.ts';

type Wish = () => Promise<void>;
/**
 * What only somebody can do: done at once by whoever is signed in, after one small question by anybody else.
 * `dialog` belongs somewhere on the page.
 */
export function useName(): { asSomebody(wish: Wish): void; busy: boolean; dialog: ReactNode } {
  const { naming: words, who } = useWords();
  const [wish, setWish] = useState<Wish>();
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const sorry = (error: unknown) => (error instanceof ApiError ? error.message : words.sorry);
  const carryOut = async (wanted: Wish) => {
    setBusy(true);
    try {
      await wanted();
    } catch (error) {
      say(sorry(error));
    } finally {
      setBusy(false);
    }
  };
  const asSomebody = (wanted: Wish) => {
    if (busy) return;
    whoAmI().then(
      me => {
        if (me !== null) return carryOut(wanted);
        setName(settings().name);
        setProblem('');
        setWish(() => wanted);
      },
      error => say(sorry(error)),
    );
  };
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '' || wish === undefined) return;
    try {
      await beSomebody(given);
    } catch (error) {
      setProblem(sorry(error));
      return;
    }
    change({ name: given });
    setWish(undefined);
    await carryOut(wish);
  };
  const dialog = (
    <Dialog
      open={wish !== undefined}
      title={words.title}
      onClose={() => setWish(undefined)}
      actions={
        <>
          <Button onPress={() => setWish(undefined)}>{words.cancel}</Button>
          <button type="submit" form="name-form" className="btn main">
            {words.go}
          </button>
        </>
      }
    >
      <form id="name-form" className="nm-form" onSubmit={event => void answer(event)}>
        <p>{words.hint}</p>
        <span className="field-box">
          <input
            autoFocus
            aria-label={words.name}
            aria-invalid={problem !== ''}
            aria-describedby="name-problem"
            autoComplete="nickname"
            maxLength={24}
            required
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </span>
        <p id="name-problem" role="alert" className="nm-problem">
          {problem}
        </p>
        <p className="note">
          {words.or} <Link href="/sign-in">{who.signIn}</Link>
        </p>
      </form>
    </Dialog>
  );
  return { asSomebody, busy, dialog };
}
