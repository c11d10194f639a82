import { Button, Emblem, say } from '@tianxia/look';
import type { LobbyBody } from '@tianxia/protocol';
import { useLocation } from 'wouter';
import { aboutOf } from '../games.ts';
import { ask, joinTable } from '../server.ts';
import { ago } from '../text/ago.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { gameTitle } from './GameName.tsx';
import { keepLine } from './keepLine.ts';
import { paceWords } from './paces.ts';

type Invite = LobbyBody['invites'][number];

interface InvitesProps {
  invites: readonly Invite[];
  me: string; // your id
  asSomebody(wish: () => Promise<void>): void;
}
/** Tables that somebody asks you to. */
export function Invites({ invites, me, asSomebody }: InvitesProps) {
  const { naming } = useWords();
  const { lobby: words } = usePageWords();
  const [, go] = useLocation();
  if (invites.length === 0) return null;
  const sit = async ({ table }: Invite) => {
    const { seat } = await joinTable(table.id, {});
    keepLine(table, seat);
    go(table.url);
  };
  const decline = ({ table }: Invite) =>
    ask('DELETE /api/tables/:id/invites/:person', { params: { id: table.id, person: me } }).catch(() =>
      say(naming.sorry),
    );
  return (
    <section className="lb-invites" aria-label={words.invites}>
      <ul>
        {invites.map(invite => (
          <li key={invite.table.id} className="panel">
            <Emblem game={invite.table.game} original={aboutOf(invite.table.game)?.original ?? ''} size={36} />
            <span>
              <b>{words.invited(invite.by.name, gameTitle(invite.table.game))}</b>
              <small>
                {paceWords(invite.table.terms.pace, words.paceOf)} ·{' '}
                {ago(Date.parse(invite.at), Date.now(), words.short)}
              </small>
            </span>
            <Button onPress={() => void decline(invite)}>{words.decline}</Button>
            <Button kind="main" onPress={() => asSomebody(() => sit(invite))}>
              {words.sit}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
