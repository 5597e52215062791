import { builtServer } from '@lucerna/testkit/built-server';
import { cloneDatabase } from '@lucerna/testkit/database';
import { freePort } from '@lucerna/testkit/free-port';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';

const main = path.join(builtServer, 'main.js');

/** The program in a process of its own, in which a signal breaks a promise that nobody holds. */
function startBreakable(env: Record<string, string>) {
  const breaking = `process.on('SIGUSR2', () => { Promise.reject(new RangeError('broken on purpose')) })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(breaking)}`, main];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'pipe' });
  let text = '';
  const listen = (chunk: Buffer) => (text += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const says = async (words: string) => {
    while (!text.includes(words)) {
      if (child.exitCode !== null) throw new Error(text);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  return { child, ended, says, said: () => text };
}

it('a failure that nobody caught is logged and reported, and ends the process with 1', async () => {
  const reports: string[] = [];
  const listener = createServer((request, response) => {
    request.on('data', (part: Buffer) => reports.push(part.toString()));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const database = await cloneDatabase(inject('databaseServer'));
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-broken-'));
  try {
    const program = startBreakable({
      LUCERNA_HOME: home,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      SENTRY_DSN: `http://key@127.0.0.1:${(listener.address() as AddressInfo).port}/7`,
    });
    await program.says('Lucerna is at ');
    program.child.kill('SIGUSR2');
    expect(await program.ended).toBe(1);
    expect(program.said()).toContain('a failure that nobody caught');
    expect(program.said()).toContain('broken on purpose');
    expect(reports.join('')).toContain('broken on purpose');
  } finally {
    listener.close();
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  }
}, 120_000);
