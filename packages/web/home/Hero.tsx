import type { About } from '@tianxia/kernel';
import { Button } from '@tianxia/look';
import { useLocation } from 'wouter';
import { playable, titleOf } from '../games.ts';
import { useWords } from '../text/words.ts';
import { Mountains } from './Mountains.tsx';
import { playNow } from './playNow.ts';

/** What this is, and the two ways in. */
export function Hero({ first }: { first: About | undefined }) {
  const { home } = useWords();
  const [, go] = useLocation();
  return (
    <section className="hero">
      <Mountains />
      <div className="say">
        <h1>
          {home.headline.map(line => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className="lead">{home.lead(playable.length)}</p>
        {first && (
          <>
            <div className="cta">
              <Button
                kind="main"
                size="large"
                icon="play"
                onPress={() => void playNow(first.id, go, home.couldNotStart)}
              >
                {home.playNow}
              </Button>
              <Button size="large" icon="people" onPress={() => go(`/new/${first.id}?invite`)}>
                {home.invite}
              </Button>
            </div>
            <p className="small">{home.noAccount(titleOf(first.id), first.minutes)}</p>
          </>
        )}
      </div>
    </section>
  );
}
