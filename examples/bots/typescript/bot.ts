/**
 * A bot for Tianxia that knows no rules: it asks what may be chosen, and chooses by chance. Node 22.18 or later runs it as it is, Node 20
 * by `npx tsx`: node bot.ts http://localhost:8080/t/QIN-7F3K9QXW sits down as a guest; with TIANXIA_TOKEN set (scope "play") as its owner.
 */
export {}; // a module

const link = new URL(process.argv[2] ?? '');
const table = link.pathname.split('/').at(-1);
let token = process.env.TIANXIA_TOKEN;

class Refused extends Error {}
/** A body makes it a POST. 409 is an answer, too: the table has moved on. */
async function ask(path: string, body?: object): Promise<Response> {
  const answer = await fetch(`${link.origin}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok || answer.status === 409) return answer;
  const said = await answer.text();
  throw answer.status >= 500 || answer.status === 429 ? new Error(said) : new Refused(said);
}
/** Chooses until somebody else is asked. True when the game is over. */
async function choose(): Promise<boolean> {
  for (;;) {
    const { version, options, over } = await (await ask(`/tables/${table}/options`)).json();
    const option = options[Math.floor(Math.random() * options.length)]; // a better bot thinks here
    if (option === undefined) return over;
    const { ok } = await ask(`/tables/${table}/choices`, { version, words: option.words });
    if (ok) console.log(option.text);
  }
}
/** Follows the table line by line. True when the game is over. */
async function play(): Promise<boolean> {
  let rest = '';
  const { body } = await ask(`/tables/${table}/events`);
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop()!;
    const updates = lines.flatMap(line => (line === '' ? [] : (JSON.parse(line).update ?? []))); // others: who sits where, chat
    const isAsked = updates.some(({ viewer, waiting, result }) => result !== undefined || waiting.includes(viewer));
    if (isAsked && (await choose())) return true;
  }
  return false;
}

token ??= (await (await ask('/guests', { name: 'TypeScript', token: true })).json()).token;
const { error } = await (await ask(`/tables/${table}/join`, {})).json();
if (error !== undefined && error.code !== 'alreadySeated') throw new Refused(error.message);
while (!(await play().catch(down))) await new Promise(wait => setTimeout(wait, 1000));
console.log('over');

function down(problem: unknown): false {
  if (problem instanceof Refused) throw problem;
  console.log(`again in a second: ${problem}`); // the server restarts, or the line is down
  return false;
}
