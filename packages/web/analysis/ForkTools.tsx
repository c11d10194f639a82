import { Button } from '@tianxia/look';
import { useLocation } from 'wouter';
import { usePageWords, useWords } from '../text/words.ts';

/** At a table that was played on from a moment of another game: the teacher's look at it so far, and the way back. */
export default function ForkTools({ id, from }: { id: string; from: string | undefined }) {
  const { over } = useWords();
  const { analysis } = usePageWords();
  const [, go] = useLocation();
  return (
    <>
      <Button icon="search" onPress={() => go(`/records/here/${id}/analysis`)}>
        <span className="word">{over.analyse}</span>
      </Button>
      {from !== undefined && (
        <Button icon="left" onPress={() => go(from)}>
          <span className="word">{analysis.leave}</span>
        </Button>
      )}
    </>
  );
}
