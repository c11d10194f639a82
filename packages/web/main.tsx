import '@tianxia/look/tokens.css';
import '@tianxia/look/ground.css';
import { Emblems } from '@tianxia/look';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { emblems } from './emblems.ts';
import { keepForOffline, speakWhatIsKept } from './offline.ts';
import { readersLanguage } from './reading.ts';
import { settings, wearLetters } from './settings.ts';
import { speak } from './text/words.ts';

/** The first thing to be seen is in the reader's language. */
async function begin(root: HTMLElement): Promise<void> {
  await speak(readersLanguage()).catch(speakWhatIsKept);
  createRoot(root).render(
    <StrictMode>
      <Emblems value={emblems}>
        <App />
      </Emblems>
    </StrictMode>,
  );
}
if (settings().letters !== 'usual') wearLetters();
const root = document.getElementById('root');
if (root) void begin(root);

// after the page is up, so that it never competes with the first visit
window.addEventListener('load', () => keepForOffline(readersLanguage()));
