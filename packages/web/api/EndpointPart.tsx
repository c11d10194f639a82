import { Button, say } from '@tianxia/look';
import { useState } from 'react';
import { usePageWords } from '../text/words.ts';
import { Coded } from './Coded.tsx';
import { curl, type Endpoint, shape } from './openapi.ts';
import { TryIt } from './TryIt.tsx';

/** One question the server answers: open it to read what goes in and what comes out. */
export function EndpointPart({ endpoint }: { endpoint: Endpoint }) {
  const { method, path, summary } = endpoint;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="ap-end" id={endpoint.id} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <b className={`ap-method ap-${method.toLowerCase()}`}>{method}</b>
        <code>{path}</code>
        <span lang="en">
          <Coded text={summary} />
        </span>
      </summary>
      {isOpen && <Inside endpoint={endpoint} />}
    </details>
  );
}
function Inside({ endpoint }: { endpoint: Endpoint }) {
  const { api: words } = usePageWords();
  const { method, path, parameters, requestBody, responses, description } = endpoint;
  const command = curl(location.origin, endpoint);
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 300 || status === '409');
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const isPlain = method === 'GET' && responses['200']?.content?.['application/json'] !== undefined;
  return (
    <div className="ap-inside">
      {description
        .split('\n\n')
        .filter(text => text !== '')
        .map(text => (
          <p key={text} lang="en">
            <Coded text={text} />
          </p>
        ))}
      {parameters.length > 0 && (
        <>
          <h3>{words.parameters}</h3>
          <ul>
            {parameters.map(one => (
              <li key={one.name}>
                <code>{one.name}</code> <small>{one.in === 'path' ? words.inPath : words.inQuery}</small>{' '}
                <code>{shape(one.schema)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {requestBody && (
        <>
          <h3>{words.send}</h3>
          <pre>{shape(Object.values(requestBody.content)[0]!.schema)}</pre>
        </>
      )}
      {answers.map(([status, { content }]) => {
        const [type, given] = Object.entries(content ?? {})[0] ?? [];
        return (
          <div key={status}>
            <h3>
              {words.answer(status)}{' '}
              <small>{status === '101' ? words.message : type?.includes('ndjson') ? words.line : ''}</small>
            </h3>
            <pre>{given === undefined ? words.nothing : shape(given.schema)}</pre>
          </div>
        );
      })}
      <h3>{words.errors}</h3>
      <ul className="ap-errors">
        {refusals.map(([status, { description: codes }]) => (
          <li key={status}>
            <b>{status}</b> <code>{codes}</code>
          </li>
        ))}
      </ul>
      <h3>{words.curl}</h3>
      <pre>{command}</pre>
      <Button icon="copy" onPress={() => void navigator.clipboard.writeText(command).then(() => say(words.copied))}>
        {words.copy}
      </Button>
      {isPlain && <TryIt path={path} parameters={parameters} />}
    </div>
  );
}
