import { Button, classes, Segmented } from '@tianxia/look';
import { Link, useLocation } from 'wouter';
import { RuleText } from '../rules/RuleText.tsx';
import { useWords } from '../text/words.ts';
import type { Shown } from './shown.ts';

/** Beside the table: what the example is about, its positions, what can be done, and the ways to others. */
export function ExampleSide(props: Shown) {
  const { about, told, example, at, of, onScene } = props;
  const { examples } = useWords();
  const [, go] = useLocation();
  const { title, text } = told.words[example] ?? { title: examples.note(example), text: '' };
  const ids = Object.keys(told.index);
  const here = ids.indexOf(example);
  const positions = Array.from({ length: of }, (_, i) => ({
    id: String(i),
    name: i + 1,
    spoken: examples.position(i + 1, of),
  }));
  return (
    <div className="example-side">
      <div lang={told.lang} className="example-words">
        <h2>{title}</h2>
        <p>
          <RuleText text={text} onOpen={rule => go(`/rules/${about.id}/${rule}`)} />
        </p>
      </div>
      {of > 1 && (
        <Segmented
          label={examples.position(at + 1, of)}
          choices={positions}
          chosen={String(at)}
          onChoose={id => onScene(Number(id))}
        />
      )}
      <ExampleStatus {...props} />
      <div className="acts">
        <ExampleButtons {...props} />
      </div>
      {props.scores}
      <p className="links">
        <span className="note">{examples.rules}</span>
        {told.index[example]?.map(rule => (
          <Link key={rule} className="link" href={`/rules/${about.id}/${rule}`}>
            {rule}
          </Link>
        ))}
      </p>
      <p className="links">
        {ids[here - 1] && (
          <Link className="link" href={`/examples/${about.id}/${ids[here - 1]}`}>
            {examples.previous}
          </Link>
        )}
        {ids[here + 1] && (
          <Link className="link" href={`/examples/${about.id}/${ids[here + 1]}`}>
            {examples.next}
          </Link>
        )}
        <Link className="link" href={`/examples/${about.id}`}>
          {examples.all}
        </Link>
      </p>
    </div>
  );
}
function ExampleStatus({ status, isRefused }: Pick<Shown, 'status' | 'isRefused'>) {
  return (
    <div className={classes('example-status', isRefused && 'refused')} role="status">
      {status.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
export function ExampleButtons({ onShow, onBack, onPlayOn, playing }: Shown) {
  const { examples } = useWords();
  return (
    <>
      {onShow && !playing && (
        <Button kind="main" icon="eye" onPress={onShow}>
          {examples.show}
        </Button>
      )}
      {onBack && <Button onPress={onBack}>{examples.back}</Button>}
      {onPlayOn && (
        <Button icon="play" onPress={onPlayOn}>
          {examples.playOn}
        </Button>
      )}
    </>
  );
}
