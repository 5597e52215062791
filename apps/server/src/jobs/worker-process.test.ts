import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { ProcessBrokeError, workerProcess } from './worker-process';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-worker-'));
const importer = pathToFileURL(path.join(folder, 'main.js')).href;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker written for the test; it answers as `answer-questions.ts` does. */
const worker = (body: string, limits: Partial<Parameters<typeof workerProcess>[2]> = {}) =>
  workerOf<never>(body, limits);

/** One that tells steps. */
function workerOf<Step>(body: string, limits: Partial<Parameters<typeof workerProcess>[2]> = {}) {
  const name = `t${Math.random().toString(36).slice(2)}`;
  writeFileSync(
    path.join(folder, `${name}-worker.js`),
    `process.on('disconnect', () => process.exit(0));
     process.on('message', (asked) => { const mb = 1; ${body} });`,
  );
  return workerProcess<string, string, Step>(importer, name, { limitMs: 20_000, maxMb: 300, ...limits });
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a process that answers questions', () => {
  it('answers one after another, and is another one after it broke', async () => {
    const { ask } = worker(
      `if (asked === 'break') process.exit(3);
       if (asked === 'fail') process.send({ error: 'It failed', mb });
       else process.send({ answer: asked + ' ' + process.pid, mb });`,
    );
    const [one, two] = await Promise.all([ask('one'), ask('two')]);
    expect(one.split(' ')[1]).toBe(two.split(' ')[1]);
    await expect(ask('fail')).rejects.toThrow('It failed');
    await expect(ask('fail')).rejects.not.toBeInstanceOf(ProcessBrokeError);
    await expect(ask('break')).rejects.toThrow(new ProcessBrokeError('The process ended with 3'));
    expect((await ask('again')).split(' ')[1]).not.toBe(one.split(' ')[1]);
  });

  it('is ended when it hangs, and when it takes more memory than it may', async () => {
    await expect(worker('for (;;) {}', { limitMs: 400 }).ask('x')).rejects.toThrow(
      new ProcessBrokeError('No answer within 400 ms'),
    );
    const greedy = worker(`const held = []; setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 10);`, {
      maxMb: 200,
    });
    await expect(greedy.ask('x')).rejects.toThrow(new ProcessBrokeError('More than 200 MB of memory'));
  });

  it('gives its memory back: it ends by itself when nobody asks, and at once when it is full', async () => {
    const idle = worker(`process.send({ answer: String(process.pid), mb });`);
    const pid = Number(await idle.ask('x'));
    expect(isRunning(pid)).toBe(true);
    await expect.poll(() => isRunning(pid), { timeout: 15_000 }).toBe(false);
    const full = worker(`process.send({ answer: String(process.pid), mb: 900 });`);
    const fullPid = Number(await full.ask('x'));
    await expect.poll(() => isRunning(fullPid), { timeout: 2000 }).toBe(false);
  }, 30_000);

  it('tells its steps on the way to an answer', async () => {
    const { ask } = workerOf<number>(
      `process.send({ step: 1 }); process.send({ step: 2 }); process.send({ answer: 'done', mb });`,
    );
    const told: number[] = [];
    expect(await ask('x', { onStep: (step) => told.push(step) })).toBe('done');
    expect(told).toEqual([1, 2]);
  });

  it('is ended when nobody wants its answer any more, and those that wait get theirs of another one', async () => {
    const { ask } = workerOf<number>(
      `if (asked === 'hang') { process.send({ step: process.pid }); setTimeout(() => { for (;;) {} }, 50); }
       else process.send({ answer: String(process.pid), mb });`,
    );
    const stop = new AbortController();
    const given = new AbortController();
    let pid = 0;
    const hung = ask('hang', { signal: stop.signal, onStep: (step) => void (pid = step) });
    const waiting = ask('never', { signal: given.signal });
    const next = ask('next');
    await expect.poll(() => pid).toBeGreaterThan(0);
    given.abort();
    stop.abort();
    await expect(hung).rejects.toThrow(/abort/i);
    await expect(waiting).rejects.toThrow(/abort/i);
    expect(Number(await next)).not.toBe(pid);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('is handed no secret', async () => {
    process.env['SECRET'] = 'a secret of the program';
    try {
      const { ask } = worker(`process.send({ answer: Object.keys(process.env).join(' '), mb });`);
      expect(await ask('x')).not.toMatch(/SECRET|DATABASE_URL|SMTP/);
    } finally {
      delete process.env['SECRET'];
    }
  });
});
