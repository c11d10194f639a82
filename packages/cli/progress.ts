const PATIENCE = 1000; // milliseconds before a bar appears
const WIDE = 30;

/** A bar on the terminal for what takes over a second; nothing where nobody looks. */
export function progress(what: string): { at(share: number, note?: string): void; end(): void } {
  const began = performance.now();
  let drawn = 0;
  const shown = () => drawn > 0;
  return {
    at(share, note = '') {
      const now = performance.now();
      if (!process.stderr.isTTY || now - began < PATIENCE || now - drawn < 100) return;
      drawn = now;
      const full = Math.round(Math.min(1, share) * WIDE);
      const bar = '█'.repeat(full) + '░'.repeat(WIDE - full);
      process.stderr.write(`\r\x1b[K${what} ${bar} ${Math.floor(Math.min(1, share) * 100)} % ${note}`);
    },
    end() {
      if (shown()) process.stderr.write('\r\x1b[K');
    },
  };
}
