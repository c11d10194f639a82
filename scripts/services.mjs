/** The real PostgreSQL and NATS of the tests: private servers on free loopback ports, gone when the tests are. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const DEBIAN = '/usr/lib/postgresql';
const APT = '/usr/bin/apt-get';
const isRoot = process.getuid?.() === 0;

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
/** PostgreSQL's programs are outside PATH on Debian, one folder for each version. */
function onThisSystem(program) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin', // where Debian puts servers, and not in everybody's PATH
    ...versions.map(version => join(DEBIAN, version, 'bin')),
  ];
  return folders.map(folder => join(folder, program)).find(canRun);
}

/** Debian starts what it installs. Here it must not: a server of the system is none of the tests' business. */
function withoutStarting(install) {
  const policy = '/usr/sbin/policy-rc.d';
  const ours = !existsSync(policy);
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return install();
  } finally {
    if (ours) rmSync(policy, { force: true });
  }
}
function fromDebian(name) {
  if (!isRoot || !existsSync(APT)) return;
  console.error(`Installing ${name} from the Debian packages ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync(APT, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  withoutStarting(() => {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', name);
  });
}
function ensureProgram(program, debian, otherwise) {
  const here = onThisSystem(program);
  if (here !== undefined) return here;
  fromDebian(debian);
  const installed = onThisSystem(program);
  if (installed === undefined)
    throw new Error(
      `The tests need ${debian}: there is no ${program} on this machine. Install it, or set ${otherwise}.`,
    );
  return installed;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
/** PostgreSQL refuses to run as root; then it runs as its own user, else as nobody. */
function unprivileged() {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(flag => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
}

/** A running program, its folder, and how it ends. `ready` is asked until it says yes. */
async function running(command, args, { folder, who = {}, ready, signal }) {
  const child = spawn(command, args, { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', chunk => {
    said = `${said}${chunk}`.slice(-4000);
  });
  let ended = false;
  const end = once(child, 'close').then(
    () => {
      ended = true;
    },
    problem => {
      ended = true;
      said += problem.message;
    },
  );
  const until = Date.now() + 60_000;
  while (!ended && !ready(said)) {
    if (Date.now() > until) child.kill('SIGKILL');
    await pause(20);
  }
  if (ended) throw new Error(`${command} did not start:\n${said}`);
  return async () => {
    child.kill(signal);
    await Promise.race([end, pause(10_000, undefined, { ref: false })]);
    if (!ended) child.kill('SIGKILL');
    await end;
    rmSync(folder, { recursive: true, force: true });
  };
}
/** Somebody else may take a port between our looking and using it. */
async function severalTimes(start) {
  for (let left = 3; ; left--) {
    try {
      return await start(await freePort());
    } catch (problem) {
      if (left === 0 || !/in use/.test(problem.message)) throw problem;
    }
  }
}

async function startPostgres() {
  const postgres = ensureProgram('postgres', 'postgresql', 'TEST_DATABASE_URL');
  const initdb = ensureProgram('initdb', 'postgresql', 'TEST_DATABASE_URL');
  const who = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'tianxia-postgres-'));
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot) for (const path of [folder, passwordFile]) chownSync(path, who.uid, who.gid);
  const made = spawnSync(
    initdb,
    [
      ...['-D', data, '-U', 'tianxia', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', '--no-locale', '--no-sync'],
    ],
    { ...who, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(`${initdb} failed:\n${made.error?.message ?? ''}${made.stdout ?? ''}${made.stderr ?? ''}`);
  rmSync(passwordFile);
  return severalTimes(async port => {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      port,
      max_connections: 300,
      fsync: 'on',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const status = join(data, 'postmaster.pid'); // its last line says ready
    const ready = () => existsSync(status) && /^ready\s*$/m.test(readFileSync(status, 'utf8'));
    const stop = await running(postgres, ['-D', data, ...flags], { folder, who, ready, signal: 'SIGINT' });
    return { url: `postgres://tianxia:${password}@127.0.0.1:${port}/postgres`, stop };
  });
}
async function startNats() {
  const nats = ensureProgram('nats-server', 'nats-server', 'TEST_BUS_URL');
  const folder = mkdtempSync(join(tmpdir(), 'tianxia-nats-'));
  const password = randomBytes(16).toString('hex');
  const config = join(folder, 'nats.conf');
  return severalTimes(async port => {
    const lines = ['host: "127.0.0.1"', `port: ${port}`, `authorization { user: tianxia, password: "${password}" }`];
    writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o600 });
    const ready = said => said.includes('Server is ready');
    const stop = await running(nats, ['-c', config], { folder, ready, signal: 'SIGTERM' });
    return { url: `nats://tianxia:${password}@127.0.0.1:${port}`, stop };
  });
}

/** Starts what is missing, says where, and stops it when its input ends: also when whoever asked was killed. */
async function serve(wanted) {
  process.on('SIGINT', () => {}); // Ctrl-C reaches everybody; the end of the input comes after it
  process.on('SIGTERM', () => process.stdin.destroy());
  const over = new Promise(resolve => {
    for (const event of ['end', 'close', 'error']) process.stdin.once(event, resolve);
  });
  process.stdin.resume();
  const stops = [];
  const starts = { TEST_DATABASE_URL: startPostgres, TEST_BUS_URL: startNats };
  try {
    const env = {};
    for (const name of wanted) {
      const { url, stop } = await starts[name]();
      stops.push(stop);
      env[name] = url;
    }
    console.log(JSON.stringify({ env }));
    await over;
  } catch (problem) {
    console.log(JSON.stringify({ problem: problem.message }));
  }
  await Promise.all(stops.map(stop => stop()));
}

/**
 * The servers of the tests: those named by TEST_DATABASE_URL and TEST_BUS_URL, else private ones. They run under a process of
 * their own, which outlives this one just long enough to stop them and remove what they wrote.
 */
export async function startServices() {
  const wanted = ['TEST_DATABASE_URL', 'TEST_BUS_URL'].filter(name => !process.env[name]);
  const given = Object.fromEntries(
    ['TEST_DATABASE_URL', 'TEST_BUS_URL'].filter(name => process.env[name]).map(name => [name, process.env[name]]),
  );
  if (wanted.length === 0) return { env: given, stop: async () => {} };
  const keeper = spawn(process.execPath, [fileURLToPath(import.meta.url), ...wanted], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = once(keeper, 'close');
  const { done, value: line } = await createInterface({ input: keeper.stdout })[Symbol.asyncIterator]().next();
  const { env, problem } = done ? { problem: 'The servers of the tests did not start.' } : JSON.parse(line);
  async function stop() {
    keeper.stdin.end();
    await closed;
  }
  if (env === undefined) {
    await stop();
    throw new Error(problem);
  }
  return { env: { ...given, ...env }, stop };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv.slice(2));
