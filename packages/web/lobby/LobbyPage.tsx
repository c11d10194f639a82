import { Button, Panel } from '@tianxia/look';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { playNow } from '../home/playNow.ts';
import { useMe, whoAmI } from '../me.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { useName } from '../parts/useName.tsx';
import { ask, tableFacts } from '../server.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { Friends } from './Friends.tsx';
import { queryOf, useFilter } from './filter.ts';
import { Invites } from './Invites.tsx';
import { keepLine } from './keepLine.ts';
import { LiveTables } from './LiveTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import { gameToPlay, PlayNow } from './PlayNow.tsx';
import { RatingCard } from './RatingCard.tsx';
import { useLobby } from './useLobby.ts';
import { YourTables } from './YourTables.tsx';
import './lobby.css';
import './list.css';
import './cards.css';
import './side.css';
import './narrow.css';

/** Every table you may sit down at, watch or go on with. */
export default function LobbyPage() {
  const { home } = useWords();
  const { lobby: words } = usePageWords();
  const [, go] = useLocation();
  const me = useMe();
  const [filter, setFilter] = useFilter();
  const rated = me?.account === true;
  const { lobby, silent } = useLobby(queryOf({ ...filter, fits: filter.fits && rated }), me?.id);
  const { asSomebody, busy, dialog } = useName();
  const waiting = lobby?.yours.filter(line => line.yourTurn).length ?? 0;
  useTitle(waiting > 0 ? `(${waiting}) ${words.title} · Tianxia` : `${words.title} · Tianxia`);
  // the bell in the head counts the same tables
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the lobby counts anew, not when the bell does
  useEffect(() => {
    if (me && waiting !== me.turns && lobby) whoAmI(true).catch(() => undefined);
  }, [waiting]);
  const play = () =>
    asSomebody(async () => {
      const { id, url, seat } = await ask('POST /api/play-now', { body: { game: gameToPlay() } });
      if (seat !== undefined) keepLine(await tableFacts(id), seat);
      go(url);
    });
  return (
    <div className="lb-page">
      <Header wide />
      <main className="lb" id="content" tabIndex={-1}>
        <div className="lb-top">
          {me && <Invites invites={lobby?.invites ?? []} me={me.id} asSomebody={asSomebody} />}
          <YourTables yours={lobby?.yours ?? []} />
        </div>
        {silent ? (
          <Panel className="lb-open lb-empty" label={words.open}>
            <h2>{words.silentTitle}</h2>
            <p>{words.silent}</p>
            <Button kind="main" icon="play" onPress={() => void playNow(gameToPlay(), go, home.couldNotStart)}>
              {words.playHere}
            </Button>
          </Panel>
        ) : (
          <OpenTables open={lobby?.open} filter={filter} rated={rated} onFilter={setFilter} asSomebody={asSomebody} />
        )}
        <LiveTables live={lobby?.live ?? []} />
        <aside className="lb-side" aria-label={words.playNow}>
          <PlayNow busy={busy} onPlay={play} />
          {me !== undefined && <RatingCard me={me} />}
          {me?.account && <Friends me={me.id} />}
        </aside>
      </main>
      <p className="unseen" role="status">
        {waiting > 0 && words.waiting}
      </p>
      {dialog}
    </div>
  );
}
