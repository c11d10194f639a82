import { Button, Panel } from '@tianxia/look';
import { Link } from 'wouter';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { useWords } from '../text/words.ts';
import { Coded } from './Coded.tsx';
import { EndpointPart } from './EndpointPart.tsx';
import { chaptersOf, type Description, shape } from './openapi.ts';
import { useDescription } from './useDescription.ts';
import './api.css';

/** What programs can ask this server, from the server's own description of itself. */
export default function ApiPage() {
  const { api: words } = useWords();
  const [found, again] = useDescription();
  useTitle(`${words.title} · Tianxia`);
  return (
    <>
      <Header wide />
      <main className="ap" id="content" tabIndex={-1}>
        <h1>{words.title}</h1>
        <p className="ap-lead">{words.lead}</p>
        <p className="ap-links">
          <a href="/api/openapi.json">{words.description}</a> <Link href="/account">{words.tokens}</Link>
        </p>
        <Begin />
        {found === undefined && <p role="status">{words.loading}</p>}
        {found === null && (
          <Panel className="ap-part">
            <p role="alert">{words.trouble}</p>
            <Button onPress={again}>{words.again}</Button>
          </Panel>
        )}
        {found && <Chapters description={found} />}
      </main>
    </>
  );
}
function Begin() {
  const { api: words } = useWords();
  const { origin } = location;
  const table = `${origin}/api/tables/QIN-7F3K9QXW`;
  const bearer = '\\\n  -H "authorization: Bearer $TOKEN"';
  const json = "\\\n  -H 'content-type: application/json'";
  const commands = [
    `curl '${origin}/api/guests' ${json} -d '{"name":"My bot","token":true}'`,
    `curl '${table}/join' ${bearer} ${json} -d '{}'`,
    `curl '${table}/options' ${bearer}`,
    `curl '${table}/choices' ${bearer} ${json} -d '{"version":12,"words":"lay.lay 4 120"}'`,
    `curl -N '${table}/events' ${bearer}`,
  ];
  return (
    <Panel className="ap-part">
      <h2>{words.begin}</h2>
      <ol className="ap-steps">
        {words.steps.map((step, i) => (
          <li key={step}>
            <Coded text={step} />
            <pre>{commands[i]}</pre>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
function Chapters({ description }: { description: Description }) {
  const { api: words } = useWords();
  const chapters = chaptersOf(description);
  const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');
  return (
    <>
      <nav className="ap-nav" aria-label={words.chapters}>
        {[...chapters.map(({ name }) => name), words.shapes].map(name => (
          <a key={name} href={`#${anchor(name)}`}>
            {name}
          </a>
        ))}
      </nav>
      {chapters.map(({ name, about, endpoints }) => (
        <Panel key={name} className="ap-part">
          <h2 id={anchor(name)}>{name}</h2>
          <p>{about}</p>
          {endpoints.map(endpoint => (
            <EndpointPart key={endpoint.id} endpoint={endpoint} />
          ))}
        </Panel>
      ))}
      <Panel className="ap-part">
        <h2 id={anchor(words.shapes)}>{words.shapes}</h2>
        <p>{words.shapesNote}</p>
        {Object.entries(description.components.schemas).map(([name, schema]) => (
          <details key={name} className="ap-end">
            <summary>
              <code>{name}</code>
            </summary>
            <pre>{shape(schema)}</pre>
          </details>
        ))}
      </Panel>
    </>
  );
}
