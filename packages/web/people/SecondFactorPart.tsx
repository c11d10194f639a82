import { Button, Panel, say } from '@tianxia/look';
import type { MeBody, NewSecondFactorBody } from '@tianxia/protocol';
import { type FormEvent, useState } from 'react';
import { whoAmI } from '../me.ts';
import { ask } from '../server.ts';
import { usePageWords } from '../text/words.ts';
import { AppPicture } from './AppPicture.tsx';
import { CodeField } from './Field.tsx';
import { isNotShown, proven } from './proving.ts';
import { useTry } from './useTry.ts';

/** A code beside the password: turned on, its recovery codes, turned off. */
export function SecondFactorPart({ me }: { me: MeBody }) {
  const { people } = usePageWords();
  const words = people.second;
  const [made, setMade] = useState<NewSecondFactorBody>();
  const [codes, setCodes] = useState<readonly string[]>();
  const trying = useTry();
  const run = (wish: () => Promise<void>) =>
    void trying.run(wish, problem => (isNotShown(problem) ? people.proof.notShown : undefined));
  const begin = () =>
    run(async () => {
      setCodes(undefined);
      setMade(await proven(() => ask('POST /api/me/second-factor')));
    });
  const confirm = (code: string) =>
    run(async () => {
      const { codes } = await proven(() => ask('POST /api/me/second-factor/confirm', { body: { code } }));
      setMade(undefined);
      setCodes(codes);
      await whoAmI(true);
      say(words.isOn);
    });
  const newCodes = () =>
    run(async () => {
      setCodes((await proven(() => ask('POST /api/me/second-factor/codes'))).codes);
      await whoAmI(true);
    });
  const end = () =>
    run(async () => {
      await proven(() => ask('DELETE /api/me/second-factor'));
      setCodes(undefined);
      await whoAmI(true);
      say(words.isOff);
    });
  return (
    <Panel className="pp-part">
      <h2>{words.title}</h2>
      <p className="note">{me.hasPassword ? words.note : words.noPassword}</p>
      {me.secondFactor && <p>{words.on(me.secondFactor.codes)}</p>}
      {made && <NewApp made={made} onCode={confirm} onCancel={() => setMade(undefined)} />}
      {codes && <Codes codes={codes} />}
      <p className="pp-problem" role="alert">
        {trying.problem}
      </p>
      {me.secondFactor ? (
        <div className="acts">
          <Button onPress={newCodes}>{words.newCodes}</Button>
          <Button kind="quiet" className="pp-danger" onPress={end}>
            {words.turnOff}
          </Button>
        </div>
      ) : (
        me.hasPassword &&
        !made && (
          <Button icon="lock" onPress={begin}>
            {words.turnOn}
          </Button>
        )
      )}
    </Panel>
  );
}

interface NewAppProps {
  made: NewSecondFactorBody;
  onCode: (code: string) => void;
  onCancel: () => void;
}
/** The secret goes into an app, and a first code comes back. */
function NewApp({ made: { secret, link }, onCode, onCancel }: NewAppProps) {
  const { people } = usePageWords();
  const words = people.second;
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form onSubmit={send}>
      <p>{words.scan}</p>
      <AppPicture link={link} label={words.picture} />
      <p>
        {words.byHand} <code className="pp-secret">{secret.match(/.{1,4}/g)!.join(' ')}</code>
      </p>
      <CodeField value={code} onText={setCode} />
      <div className="acts">
        <Button onPress={onCancel}>{words.cancel}</Button>
        <Button kind="main" type="submit">
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
function Codes({ codes }: { codes: readonly string[] }) {
  const { people } = usePageWords();
  const words = people.second;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => say(people.page.copied),
      () => undefined, // they are there to be read
    );
  return (
    <div className="pp-token">
      <p>{words.keep}</p>
      <ul className="pp-codes" aria-label={words.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button icon="copy" onPress={() => void copy()}>
        {people.page.copy}
      </Button>
    </div>
  );
}
