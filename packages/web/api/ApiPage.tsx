import { Button, Panel } from '@tianxia/look';
import { Link } from 'wouter';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { usePageWords } from '../text/words.ts';
import { Coded } from './Coded.tsx';
import { EndpointPart } from './EndpointPart.tsx';
import { type Chapter, chaptersOf, type Description, shape } from './openapi.ts';
import { useDescription } from './useDescription.ts';
import './api.css';

const SHAPES = 'shapes'; // where they stand on the page

/** What programs can ask this server, from the server's own description of itself. */
export default function ApiPage() {
  const { api: words } = usePageWords();
  const [found, again] = useDescription();
  useTitle(`${words.title} · Tianxia`);
  return (
    <>
      <Header wide />
      <main className="ap" id="content" tabIndex={-1}>
        <h1>{words.title}</h1>
        <p className="ap-lead">
          {words.lead} {words.inEnglish}
        </p>
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
  const { api: words } = usePageWords();
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
  const { api: words } = usePageWords();
  const chapters = chaptersOf(description);
  const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');
  /** A newer server may have a chapter that this page does not know. */
  const told = ({ name, about }: Omit<Chapter, 'endpoints'>) =>
    words.named[name as keyof typeof words.named] ?? { name, about };
  return (
    <>
      <nav className="ap-nav" aria-label={words.chapters}>
        {chapters.map(chapter => (
          <a key={chapter.name} href={`#${anchor(chapter.name)}`}>
            {told(chapter).name}
          </a>
        ))}
        <a href={`#${SHAPES}`}>{words.shapes}</a>
      </nav>
      {chapters.map(chapter => (
        <Panel key={chapter.name} className="ap-part">
          <h2 id={anchor(chapter.name)}>{told(chapter).name}</h2>
          <p>
            <Coded text={told(chapter).about} />
          </p>
          {chapter.endpoints.map(endpoint => (
            <EndpointPart key={endpoint.id} endpoint={endpoint} />
          ))}
        </Panel>
      ))}
      <Panel className="ap-part">
        <h2 id={SHAPES}>{words.shapes}</h2>
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
