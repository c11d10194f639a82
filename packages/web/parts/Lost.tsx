import { useLocation } from 'wouter';
import { useWords } from '../text/words.ts';
import { Notice } from './Notice.tsx';

/** An address that leads nowhere. */
export function Lost() {
  const { lost } = useWords();
  const [, go] = useLocation();
  return <Notice title={lost.title} text={lost.text} main={{ name: lost.home, run: () => go('/') }} />;
}
