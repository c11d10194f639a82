import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../../..');
/** A file of the real build, made when it is missing or old. */
export function built(name: string): string {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'ignore' });
  return join(root, 'dist/node', name);
}
export interface Program {
  child: ChildProcess;
  url: string;
  output(): string;
  ended: Promise<number | NodeJS.Signals>;
}
/** The server as a process of its own; `flags` for Node itself. */
export async function program(script: string, env: Record<string, string>, flags: string[] = []): Promise<Program> {
  const child = spawn(process.execPath, [...flags, script], {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, PORT: '0', BOT_PACE: '0', BOT_MILLIS: '20', RATE_LIMITS: 'off', ...env },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  const ended = new Promise<number | NodeJS.Signals>(resolve =>
    child.on('exit', (code, signal) => resolve(signal ?? code ?? 0)),
  );
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data;
      const found = /Tianxia is at (\S+)/.exec(output);
      if (found) resolve(found[1]!);
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    ended.then(code => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return { child, url, output: () => output, ended };
}
