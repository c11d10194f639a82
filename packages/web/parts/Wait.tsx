import { SealLogo } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import './page.css';

/** While a page is fetched. */
export function Wait() {
  const { site } = useWords();
  return (
    <main className="wait" aria-busy="true">
      <SealLogo height={72} />
      <p className="note">{site.loading}</p>
    </main>
  );
}
