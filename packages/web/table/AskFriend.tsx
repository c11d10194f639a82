import { Button, say } from '@tianxia/look';
import type { FriendLine } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol/api-error';
import { useEffect, useState } from 'react';
import { useMe } from '../me.ts';
import { useWords } from '../text/words.ts';
import { friendsNow, inviteTo } from './asks.ts';

/** Friends who may be asked to this table: to play while a seat is free, to watch afterwards. */
export function AskFriend({ id }: { id: string }) {
  const { together } = useWords();
  const words = together.table;
  const account = useMe()?.account === true;
  const [friends, setFriends] = useState<readonly FriendLine[]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  useEffect(() => {
    if (account)
      friendsNow().then(
        found => setFriends(found.friends),
        () => undefined,
      );
  }, [account]);
  if (!account) return null; // a guest has no friends list
  const ask = (friend: FriendLine) =>
    inviteTo(id, friend.id).then(
      () => {
        setAsked([...asked, friend.id]);
        say(words.invited(friend.name));
      },
      problem => say(problem instanceof ApiError ? problem.message : together.silent),
    );
  return (
    <section>
      <h2>{words.invite}</h2>
      {friends.length === 0 ? (
        <p className="note">{words.inviteNone}</p>
      ) : (
        <div className="acts tg-wrap">
          {friends
            .filter(friend => !asked.includes(friend.id))
            .map(friend => (
              <Button key={friend.id} icon="people" onPress={() => void ask(friend)}>
                {friend.name}
              </Button>
            ))}
        </div>
      )}
    </section>
  );
}
