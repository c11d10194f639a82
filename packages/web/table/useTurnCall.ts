import { useEffect } from 'react';
import { settings } from '../settings.ts';

/** "Your turn": a word in the tab's title, and one short tone when the page is not in sight or the turn is new. */
export function useTurnCall(mine: boolean, title: string, yourTurn: string): void {
  useEffect(() => {
    document.title = mine ? `● ${yourTurn} · ${title}` : `${title} · Tianxia`;
  }, [mine, title, yourTurn]);
  useEffect(() => {
    if (mine && settings().sound) tone();
  }, [mine]);
}
/** A soft wooden knock. Browsers stay silent until the first press on a page; then so do we. */
function tone(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const swing = audio.createOscillator();
  const volume = audio.createGain();
  swing.type = 'triangle';
  swing.frequency.setValueAtTime(420, audio.currentTime);
  swing.frequency.exponentialRampToValueAtTime(260, audio.currentTime + 0.15);
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
  swing.connect(volume).connect(audio.destination);
  swing.start();
  swing.stop(audio.currentTime + 0.25);
  swing.onended = () => void audio.close();
}
