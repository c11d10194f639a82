import { useEffect, useSyncExternalStore } from 'react';
import './overlay.css';

interface Said {
  id: number;
  text: string;
  action?: { name: string; run: () => void };
}

let shown: readonly Said[] = [];
let last = 0;
const listeners = new Set<() => void>();

function show(next: readonly Said[]): void {
  shown = next;
  for (const tell of listeners) tell();
}

/** Says a short thing that needs no answer, perhaps with one way back. */
export function say(text: string, action?: { name: string; run: () => void }): void {
  last += 1;
  const before = shown.filter(said => said.text !== text || said.action).slice(-2); // the same again is said once
  show([...before, action ? { id: last, text, action } : { id: last, text }]);
}

function Toast({ said }: { said: Said }) {
  const leave = () => show(shown.filter(other => other.id !== said.id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once, when the toast appears
  useEffect(() => {
    const clock = setTimeout(leave, said.action ? 9000 : 5000);
    return () => clearTimeout(clock);
  }, []);
  return (
    <div className="toast">
      <span>{said.text}</span>
      {said.action && (
        <button
          type="button"
          onClick={() => {
            said.action?.run();
            leave();
          }}
        >
          {said.action.name}
        </button>
      )}
    </div>
  );
}

/** Where toasts appear; stands once near the root of the page. */
export function Toasts() {
  const now = useSyncExternalStore(
    tell => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => shown,
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {now.map(said => (
        <Toast key={said.id} said={said} />
      ))}
    </div>
  );
}
