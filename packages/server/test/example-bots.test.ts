import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@tianxia/catalog';
import type { CreatedBody, NewTokenBody, TableFacts } from '@tianxia/protocol';
import ts from 'typescript';
import { expect, it, onTestFinished } from 'vitest';
import { account, ask } from './asking.ts';
import { dataFolder, founded, get, guest, playOn, served, visit } from './visiting.ts';

const examples = join(import.meta.dirname, '../../../examples/bots');
interface Ended {
  code: number | null;
  output: string;
}
type Run = (link: string, token?: string) => Promise<Ended>;

function run(command: string, args: string[], token: string | undefined): Promise<Ended> {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...(token === undefined ? {} : { TIANXIA_TOKEN: token }) },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  const hear = (data: Buffer) => {
    output += data;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve, reject) => {
    child.on('error', problem =>
      reject(new Error(`${command} could not be started: the example bots are tested with it. ${problem.message}`)),
    );
    child.on('close', code => resolve({ code, output }));
  });
}
const python: Run = (link, token) => run('python3', [join(examples, 'python/bot.py'), link], token);
/** As Node 22 would: the types are taken out, nothing else is done to it. */
const typescript: Run = (link, token) => {
  const source = readFileSync(join(examples, 'typescript/bot.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, erasableSyntaxOnly: true },
  });
  const folder = dataFolder();
  const script = join(folder, 'bot.mjs');
  writeFileSync(script, outputText);
  return run(process.execPath, [script, link], token);
};
const BOTS: readonly [string, Run][] = [
  ['Python', python],
  ['TypeScript', typescript],
];

it('has bots of at most sixty lines', () => {
  for (const file of ['python/bot.py', 'typescript/bot.ts'])
    expect(readFileSync(join(examples, file), 'utf8').trimEnd().split('\n').length, file).toBeLessThanOrEqual(60);
});

for (const { id: game, seats } of catalog)
  it(`lets both bots play a whole game of ${game} by its link`, async () => {
    const { url } = await served();
    const size = Math.max(2, seats[0]);
    const { body: table } = await ask<CreatedBody>(
      url,
      'POST /api/tables',
      { token: (await guest(url)).token },
      { game, seats: Array.from({ length: size }, (_, seat) => ({ kind: seat < 2 ? 'open' : 'bot' })) },
    );
    const ended = await Promise.all(BOTS.map(([, bot]) => bot(`${url}${table.url}`)));
    for (const { code, output } of ended) {
      expect(output.trimEnd().split('\n').at(-1), output).toBe('over');
      expect(code).toBe(0);
    }
    const { body: facts } = await get<TableFacts>(`${url}/api/tables/${table.id}`);
    expect(facts).toMatchObject({ started: true, over: true });
    expect(facts.seats.map(seat => seat.name)).toEqual(expect.arrayContaining(['Python', 'TypeScript']));
  });

for (const [name, bot] of BOTS) {
  it(`lets the ${name} bot play for an account by its token, against a person`, async () => {
    const { url } = await served();
    const owner = await account(url, `Owner of ${name}`);
    const { body: token } = await ask<NewTokenBody>(
      url,
      'POST /api/tokens',
      { token: owner.token },
      { name: 'bot', scopes: ['play'] },
    );
    const table = await founded(url);
    const ended = bot(`${url}${table.url}`, token.token);
    await playOn(visit(url, table.id, table.token));
    expect(await ended).toMatchObject({ code: 0 });
    const { body: facts } = await get<TableFacts>(`${url}/api/tables/${table.id}`);
    expect(facts.seats[1]).toMatchObject({ name: `Owner of ${name}`, person: owner.id });
  });

  it(`says why when the ${name} bot finds no seat`, async () => {
    const { url } = await served();
    const table = await founded(url, { seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const { code, output } = await bot(`${url}${table.url}`);
    expect(code).not.toBe(0);
    expect(output).toMatch(/noSeat|seat/);
  });

  it(`lets the ${name} bot go on where it was when the server was restarted`, async () => {
    const data = dataFolder();
    const first = await served({ data });
    const { port } = new URL(first.url);
    const table = await founded(first.url);
    const ended = bot(`${first.url}${table.url}`);
    const before = visit(first.url, table.id, table.token);
    await playOn(before, () => before.happened.length > 8);
    await first.close();
    const { url } = await served({ data, port: Number(port) });
    await playOn(visit(url, table.id, table.token));
    expect(await ended).toMatchObject({ code: 0 });
  });
}
