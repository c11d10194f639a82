import { keysNow, type ShownKey } from '@tianxia/board/shown-keys.ts';
import { Button, Dialog } from '@tianxia/look';
import { useState } from 'react';
import { useLater } from '../text/later.ts';
import { type Carried, carriedKeys, GENERAL_KEYS } from './carried.ts';
import './keys.css';

/** The keys that work here and now: those of the page, and of every piece and button that carries one. */
export default function ShortcutSheet({ onClose }: { onClose(): void }) {
  const later = useLater();
  const [shown] = useState(() => ({ page: keysNow(), pieces: carriedKeys(document) })); // as it was when it opened
  if (later === undefined) return null;
  const words = later.keys;
  const nameOf = ({ id }: ShownKey) => words.names[id as keyof typeof words.names];
  const list = (title: string, keys: readonly (Carried & { rows: readonly string[] })[]) =>
    keys.length > 0 && (
      <section>
        <h3>{title}</h3>
        <dl>
          {keys.map(({ name, rows }) => (
            <div key={`${rows.join()} ${name}`}>
              <dt>
                {rows.map((one, i) => (
                  <span key={one}>
                    {i > 0 && <small> {words.or} </small>}
                    {one.split(' ').map(part => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </span>
                ))}
              </dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  const named = (keys: readonly ShownKey[]) => keys.map(key => ({ key: key.id, name: nameOf(key), rows: key.keys }));
  return (
    <Dialog open title={words.title} onClose={onClose} actions={<Button onPress={onClose}>{words.close}</Button>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is long and must be reachable by keyboard */}
      <section className="keys-sheet" aria-label={words.title} tabIndex={0}>
        {list(words.general, named(GENERAL_KEYS))}
        {list(words.here, named(shown.page))}
        {list(
          words.pieces,
          shown.pieces.map(one => ({ ...one, rows: [one.key] })),
        )}
      </section>
    </Dialog>
  );
}
