import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import FinalScoring from '../end/FinalScoring.tsx';

const words = {
  title: 'Final scoring',
  line: (n: number, of: number, name: string) => `${name}, ${n} of ${of}`,
  leads: (name: string, you: boolean, total: number) => `${you ? 'You lead' : `${name} leads`} with ${total}`,
  level: (names: readonly string[], total: number) => `${names.join(' and ')} are level at ${total}`,
  wins: (name: string, you: boolean) => (you ? 'You win.' : `${name} wins.`),
  share: (names: readonly string[]) => `${names.join(' and ')} share it.`,
  total: 'So far',
  inAll: 'In all',
  next: 'Next',
  skip: 'Skip',
  pause: 'Pause',
  goOn: 'Go on',
  result: 'See the result',
  seal: 'The seal of the winner',
};
/** As the page first draws it, tags taken out. */
function drawn(lines: Record<string, number[]>, totals: number[], places: number[], more: { tie?: string } = {}) {
  const html = renderToStaticMarkup(
    <FinalScoring
      result={{ lines, totals, places }}
      names={{ walls: 'Great Wall', palaces: 'Palaces' }}
      seats={[
        { name: 'Ada', colour: 'red' },
        { name: 'Bao', colour: 'blue' },
      ]}
      viewer={0}
      ending="The board is full."
      tie={more.tie}
      pace="normal"
      words={words}
      onDone={() => undefined}
    />,
  );
  return { html, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}
test('the first line is counted first: what it brings, who leads after it, and no word of what comes or who wins', () => {
  const { html, text } = drawn({ walls: [3, 5], palaces: [4, 0] }, [7, 5], [1, 2]);
  expect(text).toContain('Great Wall, 1 of 2 Bao leads with 5');
  expect(text).toMatch(/Ada \+3 3 .*Bao \+5 5 /);
  expect(text).toContain('Palaces · ·');
  expect(text).toContain('So far 3 5');
  expect(html).not.toMatch(/wins|won|seal/);
  expect(text).not.toContain('See the result');
});
test('while it counts it can be held, gone on with and skipped', () => {
  const { html } = drawn({ walls: [3, 5] }, [3, 5], [2, 1]);
  for (const word of ['Pause', 'Skip', 'Next']) expect(html).toContain(word);
});
test('a game in which nobody has a point ends all the same: with the verdict and the way on', () => {
  const { text } = drawn({ walls: [0, 0] }, [0, 0], [1, 1]);
  expect(text).toContain('Ada and Bao share it. The board is full.');
  expect(text).toContain('In all 0 0');
  expect(text).toContain('See the result');
});
test('who won without a point is told by what told them apart', () => {
  const { html, text } = drawn({}, [0, 0], [2, 1], { tie: 'Bao has more pagodas left.' });
  expect(text).toContain('Bao wins. The board is full.');
  expect(text).toContain('Bao has more pagodas left.');
  expect(html).toMatch(/<li class="seat-blue won">/);
});
