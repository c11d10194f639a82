import '@tianxia/look/tokens.css';
import '@tianxia/look/ground.css';
import { ENGLISH } from '@tianxia/catalog';
import { Emblems } from '@tianxia/look';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { emblems } from './emblems.ts';
import { readersLanguage } from './reading.ts';
import { speak } from './text/words.ts';

/** The first thing to be seen is in the reader's language. */
async function begin(root: HTMLElement): Promise<void> {
  await speak(readersLanguage()).catch(() => speak(ENGLISH)); // kept offline in another language than is asked for now
  createRoot(root).render(
    <StrictMode>
      <Emblems value={emblems}>
        <App />
      </Emblems>
    </StrictMode>,
  );
}
const root = document.getElementById('root');
if (root) void begin(root);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // after the page is up, so that it never competes with the first visit
  window.addEventListener('load', () =>
    navigator.serviceWorker.register(`/sw.js?lang=${readersLanguage()}`).catch(() => undefined),
  );
}
