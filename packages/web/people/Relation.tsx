import { Button, say } from '@tianxia/look';
import type { ProfileBody } from '@tianxia/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { ask } from '../server.ts';
import { usePageWords } from '../text/words.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { useTry } from './useTry.ts';

export interface RelationProps {
  profile: ProfileBody;
  account: boolean; // you have one
  onChanged: () => void;
}

/** Follow, block, report. */
export function Relation({ profile, account, onChanged }: RelationProps) {
  const { people } = usePageWords();
  const words = people.profile;
  const { id, name, relation, followsYou } = profile;
  const [reporting, setReporting] = useState(false);
  const trying = useTry();
  const set = (list: 'friends' | 'blocks', method: 'PUT' | 'DELETE', said: string) =>
    void trying.run(async () => {
      await ask(`${method} /api/${list}/:id`, { params: { id } });
      say(said);
      onChanged();
    });
  return (
    <div className="pf-acts">
      {account && relation === undefined && (
        <Button icon="plus" onPress={() => set('friends', 'PUT', words.nowFollowed(name))}>
          {followsYou ? words.followBack : words.follow}
        </Button>
      )}
      {relation === 'friend' && (
        <>
          {followsYou && (
            <Link className="btn" href={`/new?invite=${encodeURIComponent(id)}`}>
              {words.askToTable}
            </Link>
          )}
          <Button onPress={() => set('friends', 'DELETE', words.nowUnfollowed(name))}>{words.unfollow}</Button>
        </>
      )}
      {!profile.bot && (
        <>
          {relation === 'block' ? (
            <Button onPress={() => set('blocks', 'DELETE', words.nowUnblocked(name))}>{words.unblock}</Button>
          ) : (
            <Button kind="quiet" onPress={() => set('blocks', 'PUT', words.nowBlocked(name))}>
              {words.block}
            </Button>
          )}
          <Button kind="quiet" icon="warn" onPress={() => setReporting(true)}>
            {words.report}
          </Button>
        </>
      )}
      {relation === 'friend' && !followsYou && <p className="note">{words.followHint(name)}</p>}
      {relation === 'block' && <p className="note">{words.blockHint}</p>}
      <p className="pp-problem" role="alert">
        {trying.problem}
      </p>
      {reporting && <ReportDialog person={id} name={name} onClose={() => setReporting(false)} />}
    </div>
  );
}
