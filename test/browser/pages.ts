import { putFinishedGame } from './finished.ts';
import { GAMES } from './late.ts';
import type { Product, Visitor } from './product.ts';

/** An example of each game that is shown on its table. */
export const EXAMPLES = {
  qin: 'EX-13',
  zhanguo: 'D03',
  'first-empire': 'EX-10',
  'emperors-choice': 'D5',
  'three-kingdoms': 'EX-17',
} as const;

/** A rule of each game: one that was doubted, with examples where it has any. */
export const RULES = {
  qin: 'QIN-108',
  zhanguo: 'ZG-231',
  'first-empire': 'FE-397',
  'emperors-choice': 'EC-096',
  'three-kingdoms': 'TK-401',
} as const;

/** Every page there is, for somebody who has played and waits at a table; `turn` chooses the game where each game has such a page. */
export async function pagesOf({ page, context }: Visitor, product: Product, turn: number) {
  await putFinishedGame(context, 'seen');
  const name = `Reader ${Date.now() % 1e6}`; // a second try is another reader
  await page.goto(product.url);
  const waiting = await page.evaluate(async name => {
    const post = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    };
    await post('/api/accounts', { name, password: 'a long walk to Xianyang' });
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    return ((await post('/api/tables', { game: 'qin', seats })) as { id: string }).id;
  }, name);
  const game = GAMES[turn % GAMES.length]!;
  return {
    home: '/',
    'choose a game': '/new',
    'set-up': `/new/${game}`,
    'waiting room': `/t/${waiting}`,
    'rules of all games': '/rules',
    rules: `/rules/${game}`,
    'one rule': `/rules/${game}/${RULES[game]}`,
    'two minutes': `/learn/${game}`,
    tutorial: `/learn/${game}/table`,
    examples: `/examples/${game}`,
    example: `/examples/${game}/${EXAMPLES[game]}`,
    puzzle: '/puzzles/qin',
    'end of a game': '/play/seen',
    analysis: '/records/here/seen/analysis',
    replay: '/replay',
    lobby: '/tables',
    'finished games': '/records',
    account: '/account',
    profile: `/people/${name}`,
    'sign in': '/sign-in',
    'new password': '/new-password',
    'confirm an address': '/confirm-mail',
    'how do we know': '/proof',
    'for programs': '/docs/api',
    nowhere: '/no/such/page',
  };
}
