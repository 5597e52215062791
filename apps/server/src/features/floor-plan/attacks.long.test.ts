import { setTimeout as pause } from 'node:timers/promises';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connection, head, startAttacked, statusOf, tally, type Attacked } from '../../../test/attack';
import { lies } from '../../../test/attack-files';
import { expectWell } from '../../../test/well';

const million = 1_048_576;
const target = '/api/v1/files/temp?domain=eproject&entity=floor-plan';
const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="plan.png"\r\n\r\n';

let program: Attacked;
beforeAll(async () => {
  program = await startAttacked(inject('databaseServer'));
}, 600_000);
afterAll(() => program?.stop());

type Name = keyof Attacked['people'];
const names: readonly Name[] = ['distributor', 'sales', 'importer', 'specifier'];

async function send(name: Name, bytes: Buffer, signal?: AbortSignal): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'plan.jpg');
  try {
    const answer = await program.people[name].raw(target, { method: 'POST', body: form, signal });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** A form that is begun by hand, with its file to come in pieces. */
function begun(name: Name) {
  const cookie = [...program.people[name].cookies].map((pair) => pair.join('=')).join('; ');
  const raw = connection(
    program.port,
    head(target, [
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
    ]),
  );
  const piece = (bytes: string) =>
    raw.socket.destroyed || raw.socket.write(`${bytes.length.toString(16)}\r\n${bytes}\r\n`, 'latin1');
  piece(start);
  return { ...raw, piece };
}

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A small picture of somebody who means no harm: it is taken, whatever happened before. */
async function expectTaken(): Promise<void> {
  const small = await noise(200);
  await expect.poll(() => send('specifier', small), { timeout: 60_000, interval: 1000 }).toBe(201);
}

it('takes no upload for what it says it is, and unpacks no bomb', async () => {
  const answers: Record<string, number> = {};
  const seen = await program.during(async () => {
    for (const [at, [what, bytes]] of Object.entries(lies).entries())
      answers[what] = await send(names[at % 3]!, bytes());
  });
  await expectWell(program, 'uploads that lie', seen, answers);
  expect(Object.entries(answers).filter(([, status]) => status !== 422 && status !== 413)).toEqual([]);
}, 900_000);

it('lets go of uploads that are broken off, anywhere', async () => {
  const large = await noise(2000);
  const seen = await program.during(async () => {
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([
        ...names.slice(0, 3).map((name) => send(name, large, AbortSignal.timeout(5 + 25 * round))),
        (async () => {
          const one = begun(names[round % 3]!);
          one.piece('x'.repeat(round * 10_000));
          await pause(30);
          one.socket.resetAndDestroy();
        })(),
      ]);
    }
  });
  await expectWell(program, 'broken uploads', seen);
  await expectTaken();
  await expect.poll(() => readdirSync(path.join(program.home, 'scratch')), { timeout: 60_000 }).toEqual([]);
}, 900_000);

it('ends uploads that never end, fast or slow', async () => {
  const statuses: number[] = [];
  const seen = await program.during(async () => {
    const slow = names.slice(0, 3).flatMap((name) => [begun(name), begun(name)]);
    const fast = begun('specifier');
    const until = Date.now() + 150_000;
    let sent = 0;
    while (!fast.socket.destroyed && sent < 200 && Date.now() < until) {
      fast.piece('x'.repeat(million));
      sent += 1;
      await pause(20);
    }
    while (slow.some(({ socket }) => !socket.destroyed) && Date.now() < until) {
      for (const each of slow) each.piece('x');
      await pause(1000);
    }
    for (const each of [...slow, fast]) {
      statuses.push(each.socket.destroyed ? statusOf(each.heard()) : -1);
      each.socket.destroy();
    }
  });
  await expectWell(program, 'endless uploads', seen, tally(statuses));
  expect(statuses).not.toContain(-1);
  await expectTaken();
  await expect.poll(() => readdirSync(path.join(program.home, 'scratch')), { timeout: 60_000 }).toEqual([]);
}, 900_000);

it('reads many pictures in turn, and gives their memory back', async () => {
  const before = program.megabytes();
  const large = await noise(2500);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, program.megabytes())), 200);
  const statuses: number[] = [];
  const seen = await program.during(async () => {
    const all = Array.from({ length: 36 }, (_, at) => send(names[at % 4]!, large));
    statuses.push(...(await Promise.all(all)));
  });
  clearInterval(watch);
  const sizes = { each: large.length / million, before, most };
  await expectWell(program, '36 uploads at once', seen, { ...tally(statuses), megabytes: sizes });
  expect(statuses.filter((status) => ![201, 409, 429, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(201);
  expect(await program.below(before + 100)).toBeLessThan(before + 100);
}, 900_000);
