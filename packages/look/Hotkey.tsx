const FACES: Readonly<Record<string, string>> = { Enter: '↵', Escape: 'Esc', ArrowLeft: '←', ArrowRight: '→' };

/** A key, drawn beside what it does where there is a keyboard. It is no part of the name: whoever listens hears it as a shortcut. */
export const Hotkey = ({ name }: { name: string }) => (
  <span className="hotkey" aria-hidden="true">
    <kbd>{FACES[name] ?? (name.length === 1 ? name.toUpperCase() : name)}</kbd>
  </span>
);
