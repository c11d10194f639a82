import { Button, SealLogo } from '@tianxia/look';
import { useTitle } from './title.ts';
import './page.css';

export interface NoticeProps {
  title: string;
  text: string;
  main: { name: string; run: () => void };
  other?: { name: string; run: () => void };
}

/** A whole page that says one thing and what to do next. */
export function Notice({ title, text, main, other }: NoticeProps) {
  useTitle(title);
  return (
    <main className="notice">
      <SealLogo height={92} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="acts">
        <Button kind="main" onPress={main.run}>
          {main.name}
        </Button>
        {other && <Button onPress={other.run}>{other.name}</Button>}
      </div>
    </main>
  );
}
