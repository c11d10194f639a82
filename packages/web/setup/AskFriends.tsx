import { SeatMark } from '@tianxia/look';
import type { FriendLine } from '@tianxia/protocol';
import { gameTitle } from '../lobby/GameName.tsx';
import { markOf } from '../people/mark.ts';
import { usePageWords } from '../text/words.ts';

export interface AskFriendsProps {
  friends: readonly FriendLine[];
  asked: readonly string[]; // ids
  onChange: (asked: readonly string[]) => void;
}

/** Friends who are told of the table. */
export function AskFriends({ friends, asked, onChange }: AskFriendsProps) {
  const { terms: words, lobby } = usePageWords();
  return (
    <fieldset className="tm-friends">
      <legend>{words.askFriends}</legend>
      {friends.map(({ id, name, online, at }) => (
        <label key={id} className="tm-friend">
          <input
            type="checkbox"
            className="unseen"
            checked={asked.includes(id)}
            onChange={event => onChange(event.target.checked ? [...asked, id] : asked.filter(other => other !== id))}
          />
          <SeatMark colour={markOf(id)} size={18} />
          <span>
            <b>{name}</b>
            <small>{at ? lobby.atTable(gameTitle(at.game)) : online ? lobby.online : lobby.offline}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
