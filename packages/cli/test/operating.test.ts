import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSqlite } from '../../server/sql/sqlite-file.ts';
import { databaseUrl } from '../../server/test/services.ts';
import { inFolder, prepare, refuses, tianxia } from './running.ts';

prepare();

/** A finished game in a database of its own, by way of a record. */
async function withGame(): Promise<string> {
  await tianxia('record --game qin --players 2 --seed 7 --out game.json');
  const { out, code, err } = await tianxia('admin import game.json --data here');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.trim();
}

test('a backup is made and restored elsewhere; the games in it replay', async () => {
  const id = await withGame();
  const made = await tianxia('backup all.gz --data here');
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^all\.gz: \d+ rows\n$/) });
  await refuses('backup all.gz --data here', /all\.gz is there already; --force writes over it/);
  expect((await tianxia('backup all.gz --data here --force')).code).toBe(0);
  expect((await tianxia('restore all.gz --data there')).code).toBe(0);
  expect((await tianxia('validate --data there')).out).toBe('1 games replay as they were played\n');
  await refuses('restore all.gz --data there', /empty folder only/);
  expect((await tianxia(`admin export ${id} again.json --data there`)).code).toBe(0);
  expect((await tianxia('verify again.json')).code).toBe(0);
  const choices = (file: string) => JSON.parse(readFileSync(inFolder(file), 'utf8')).choices;
  expect(choices('again.json')).toEqual(choices('game.json'));
  expect((await tianxia('migrate --dry-run --data there')).out).toContain('nothing to do');
});
test('a backup of SQLite is restored into PostgreSQL, and the program ends when it is done', async () => {
  await withGame();
  await tianxia('backup all.gz --data here');
  const env = { DATABASE_URL: await databaseUrl() };
  const made = await tianxia('restore all.gz', { env });
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ rows restored\n$/) });
  expect(made.lingered).toBeLessThan(10_000);
  const validated = await tianxia('validate', { env });
  expect(validated.out).toBe('1 games replay as they were played\n');
  expect(validated.lingered).toBeLessThan(10_000);
});
test('of a damaged database one line says so, whatever is asked of it', async () => {
  await withGame();
  const file = inFolder('here/tianxia.db');
  const db = openSqlite(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const [{ page_size: size }] = db.pragma('page_size') as [{ page_size: number }];
  const roots = db.prepare('SELECT name, rootpage AS page FROM sqlite_master').all() as {
    name: string;
    page: number;
  }[];
  db.close();
  for (const name of ['migrations', 'people']) {
    const at = (roots.find(one => one.name === name)!.page - 1) * size;
    const opened = openSync(file, 'r+');
    writeSync(opened, Buffer.alloc(size, 0xa5), 0, size, at);
    closeSync(opened);
    for (const command of ['admin list people', 'admin create Root', 'prune --finished 1 --dry-run'])
      await refuses(
        `${command} --data here`,
        /^tianxia: the database is damaged \(.*malformed\): "tianxia validate" says where/,
      );
  }
  const made = await tianxia('backup all.gz --data here');
  expect(made).toMatchObject({ code: 1, err: '' });
  expect(made.out).toMatch(
    /^all\.gz: \d+ rows\nthe database is damaged \(.*\); what could be read is in the backup\n$/,
  );
  expect((await tianxia('restore all.gz --data there')).code).toBe(0);
  expect((await tianxia('validate --data there')).out).toBe('1 games replay as they were played\n');
});
test('old tables are archived and removed', async () => {
  const id = await withGame();
  expect((await tianxia('prune --finished 0 --dry-run --data here')).out).toContain(`${id} finished`);
  await refuses('prune --finished 0 --data here', /needs --archive/);
  await refuses('prune --archive old --data here', /--finished DAYS or --unfinished DAYS/);
  expect((await tianxia('prune --finished 0 --archive old --data here')).out).toContain('1 tables removed');
  expect(readdirSync(inFolder('old'))).toEqual([`${id}.json`]);
  expect((await tianxia('admin list tables --data here')).out).toBe('no tables\n');
});
test('an operator makes an administrator, lists, shows and bans', async () => {
  await withGame();
  writeFileSync(inFolder('password'), 'short\n');
  await refuses('admin create Root --password-file password --data here', /at least 10 characters/);
  writeFileSync(inFolder('password'), 'correct horse battery\n');
  const { out } = await tianxia('admin create Root --password-file password --data here');
  expect(out).toBe('Root is a new administrator\n');
  const again = await tianxia('admin create Root --password-file password --data here');
  expect(again.out).toBe('Root is an administrator; the password is as it was\n');
  const list = await tianxia('admin list people --json --data here');
  expect(JSON.parse(list.out)).toEqual([expect.objectContaining({ name: 'Root', role: 'admin' })]);
  expect((await tianxia('admin ban Root spam --data here')).code).toBe(0);
  const shown = JSON.parse((await tianxia('admin show Root --data here')).out);
  expect(shown).toMatchObject({ name: 'Root', banned: 'spam' });
  expect(JSON.stringify(shown)).not.toContain('argon2');
});
test('beside a server that runs, an operator reads reports and gives a link for a forgotten password', async () => {
  const ran = await tianxia('serve --port 0 --data here', {
    until: /^Tianxia is at http:.*\n/,
    visit: async out => {
      const [url] = /http:\/\/localhost:\d+/.exec(out)!;
      const post = async (path: string, body: object, token?: string) => {
        const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
        const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') };
      };
      const account = { name: 'Mei', password: 'correct horse battery', token: true };
      const mei = (await post('/api/accounts', account)).body;
      const wu = (await post('/api/guests', { name: 'Wu', token: true })).body;
      expect((await post(`/api/people/${mei.person.id}/reports`, { text: 'spam' }, wu.token)).status).toBe(204);
      const { out: reports } = await tianxia('admin list reports --json --data here');
      const [report] = JSON.parse(reports);
      expect(report).toMatchObject({ about: 'Mei', told_by: 'Wu', text: 'spam', table_id: null });
      expect((await tianxia(`admin settle ${report.id} --data here`)).out).toBe('settled\n');

      const { out: link } = await tianxia('admin password Mei --data here');
      expect(link).toMatch(/^http:\/\/localhost:8080\/new-password#[\w-]{43}\n$/);
      expect((await post('/api/sign-in', account)).status).toBe(401);
      const next = { link: link.trim().split('#')[1], password: 'staple battery horse', token: true };
      expect((await post('/api/password/new', next)).body.person).toEqual(mei.person);
    },
  });
  expect(ran).toMatchObject({ code: 0, err: '' });
  await refuses('admin password Nobody --data here', /there is nobody called "Nobody"/);
});
test('every wrong setting has a line of its own', async () => {
  const { err, code } = await tianxia('validate --data here', { env: { PORT: '80x', LOG_LEVEL: 'loud' } });
  expect(err).toMatch(/^tianxia: PORT: .*\ntianxia: LOG_LEVEL: .*\n$/);
  expect(code).toBe(2);
});
test('what is wrong is said in one line, and nothing is made', async () => {
  await refuses('backup all.gz --data nowhere', /there is no database in nowhere/);
  await refuses('validate --data nowhere', /there is no database/);
  await refuses('restore nothing.gz --data there', /cannot be read/);
  await refuses('admin lst tables', /there is no command "admin lst" \(did you mean "list"\?\)/);
  await refuses('backupp x', /did you mean "backup"/);
  await refuses('admin kick QIN-1', /needs SEAT/);
  await refuses('admin list tables --data nowhere', /there is no database in nowhere/);
  expect(existsSync(inFolder('there'))).toBe(false);
  expect((await tianxia('admin --help')).out).toContain('admin rewind');
  expect((await tianxia('help admin rewind')).out).toContain('admin rewind TABLE N');
});
