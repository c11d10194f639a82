import { expect, it } from 'vitest';
import { onlyFingers } from './fingers.ts';
import { founded, joined, served, tell, visit } from './visiting.ts';

it('a sealed answer of another seat makes nobody stale, and nobody sees it before the opening', async () => {
  const { url } = await served({ load: onlyFingers });
  const { id, token } = await founded(url, {
    game: 'fingers',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  });
  const body = await joined(url, id);
  const mei = visit(url, id, token);
  const li = visit(url, id, body.token);
  for (const visitor of [mei, li]) await visitor.until(() => visitor.update?.waiting.join() === '0,1');
  expect(mei.update.version).toBe(1); // the bot has answered

  expect(await tell(mei, { type: 'choose', version: 0, words: 'fingers.show 3' })).toMatchObject({ type: 'done' });
  await li.until(() => li.update.version === 2);
  expect(li.update.waiting).toEqual([1]);
  expect(li.texts.join()).not.toContain('showed');
  expect(JSON.stringify(li.update.view.sealed)).not.toBe(JSON.stringify(mei.update.view.sealed));
  expect(await tell(mei, { type: 'choose', version: 1, words: 'fingers.show 1' })).toMatchObject({ code: 'stale' });
  await mei.until(() => mei.update.mayUndo);
  expect(await tell(mei, { type: 'undo', version: 2 })).toMatchObject({ type: 'done', version: 3 });
  expect(await tell(mei, { type: 'choose', version: 3, words: 'fingers.show 2' })).toMatchObject({ type: 'done' });

  expect(await tell(li, { type: 'choose', version: 1, words: 'fingers.show 1' })).toMatchObject({ type: 'done' });
  await li.until(() => li.happened.some(step => step.told.length > 0));
  expect(li.happened.flatMap(step => step.told)).toEqual([
    ['showed', 0, 2],
    ['showed', 1, 1],
    ['showed', 2, expect.any(Number)],
  ]);
  expect(await tell(li, { type: 'choose', version: 1, words: 'fingers.show 1' })).toMatchObject({ code: 'stale' });
});
