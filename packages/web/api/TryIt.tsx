import { Button } from '@tianxia/look';
import { type FormEvent, useState } from 'react';
import { usePageWords } from '../text/words.ts';
import type { Endpoint } from './openapi.ts';

const MOST_SHOWN = 20_000; // letters

/** A question that changes nothing, asked from here. */
export function TryIt({ path, parameters }: Pick<Endpoint, 'path' | 'parameters'>) {
  const { api: words } = usePageWords();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [got, setGot] = useState<{ status: number; text: string } | null>();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const query = parameters.filter(one => one.in === 'query' && values[one.name]);
    const search = new URLSearchParams(query.map(one => [one.name, values[one.name]!]));
    try {
      const answer = await fetch(query.length > 0 ? `${address}?${search}` : address);
      setGot({ status: answer.status, text: pretty(await answer.text()).slice(0, MOST_SHOWN) });
    } catch {
      setGot(null);
    }
  };
  return (
    <form className="ap-try" onSubmit={event => void ask(event)}>
      <h3>
        {words.tryIt} <small>{words.tryNote}</small>
      </h3>
      {parameters.map(({ name, in: place }) => (
        <label key={name}>
          {name}
          <input
            required={place === 'path'}
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={event => setValues({ ...values, [name]: event.target.value })}
          />
        </label>
      ))}
      <Button type="submit">{words.run}</Button>
      <div role="status">
        {got === null && <p>{words.noAnswer}</p>}
        {got && (
          <>
            <p>{words.got(got.status)}</p>
            <pre>{got.text}</pre>
          </>
        )}
      </div>
    </form>
  );
}
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
