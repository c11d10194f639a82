import { Panel, SeatMark } from '@tianxia/look';
import type { FriendLine } from '@tianxia/protocol';
import { Link } from 'wouter';
import { markOf } from '../people/mark.ts';
import { useFriends } from '../people/useFriends.ts';
import { usePageWords } from '../text/words.ts';
import { gameTitle } from './GameName.tsx';

const here = (friend: FriendLine) => (friend.at ? 2 : friend.online ? 1 : 0);

/** Whom you follow: who of them is here, and where. Who follows you. */
export function Friends({ me }: { me: string }) {
  const { lobby: words } = usePageWords();
  const found = useFriends(me);
  if (found === undefined) return null;
  const friends = [...found.friends].sort((a, b) => here(b) - here(a));
  return (
    <Panel className="lb-card lb-friends" label={words.friends}>
      <h2>{words.friends}</h2>
      {friends.length === 0 ? (
        <p className="note">{words.noFriends}</p>
      ) : (
        <ul>
          {friends.map(friend => (
            <Friend key={friend.id} friend={friend} />
          ))}
        </ul>
      )}
      {found.followers.length > 0 && (
        <>
          <h3>{words.followers}</h3>
          <ul>
            {found.followers.map(({ id, name }) => (
              <li key={id}>
                <SeatMark colour={markOf(id)} size={18} />
                <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
function Friend({ friend }: { friend: FriendLine }) {
  const { lobby: words } = usePageWords();
  const { id, name, followsBack, online, at } = friend;
  return (
    <li>
      <SeatMark colour={markOf(id)} size={18} />
      <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
      <small>
        {at
          ? (at.stage === 'open' ? words.hosts : words.atTable)(gameTitle(at.game))
          : online
            ? words.online
            : followsBack
              ? words.offline
              : words.oneSided}
      </small>
      {at ? (
        <Link
          className="btn"
          href={`/t/${at.table}`}
          aria-label={at.stage === 'open' ? words.joinFriend(name) : words.watchAt(gameTitle(at.game))}
        >
          {at.stage === 'open' ? words.join : words.watch}
        </Link>
      ) : (
        followsBack && (
          <Link className="btn" href={`/new?invite=${encodeURIComponent(id)}`} aria-label={words.askFriend(name)}>
            {words.ask}
          </Link>
        )
      )}
    </li>
  );
}
