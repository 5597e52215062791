import { pendantGlb, writeGlb } from '@lucerna/testkit/glb';
import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { warnOfSlots } from './feed/warn-of-finishes';
import { FeedWarnings } from './feed/warning';
import { importCatalogue } from './import-catalogue';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-glb-'));
const whole = path.join(folder, 'whole');
let server: TestServer;

beforeAll(async () => {
  mkdirSync(whole);
  writeOtherMaker(whole, { withBodies: true });
  server = await startTestServer();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is said of the feed with other files in bodies/. */
async function saidOf(files: Readonly<Record<string, Uint8Array | string>>) {
  const feed = mkdtempSync(path.join(folder, 'feed-'));
  cpSync(whole, feed, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(feed, name), content);
  const deps = { pool: server.pool, storage: server.ctx.storage, dryRun: true };
  const { outcome, problems, warnings } = await importCatalogue(deps, feed);
  const told = problems.map(({ file, field, code, message }) => [file, field, code, message]);
  return { outcome, told, warned: warnings.counts };
}

const can = [
  [0, 0],
  [0.05, 0],
  [0.05, 0.2],
  [0, 0.2],
] as const;

test('GLB that are as large as their articles are taken without a word', async () => {
  expect(await saidOf({})).toEqual({ outcome: 'checked', told: [], warned: {} });
});

test('a GLB that is no body refuses the feed, with its file, the place in it and the reason', async () => {
  const brass = writeGlb([{ material: 'Brass', profile: can }]);
  const elsewhere = pendantGlb(0.25, (json) => Object.assign(json.buffers[0]!, { uri: 'a.bin' }));
  const { outcome, told } = await saidOf({
    'bodies/skog-250.glb': brass,
    'bodies/skog-400.glb': elsewhere,
  });
  expect(outcome).toBe('refused');
  // The index names files that are there: that they were refused is told once.
  expect(told).toEqual([
    ['bodies/skog-250.glb', 'materials.0.name', 'glb', expect.stringContaining('Brass is none of the slots')],
    ['bodies/skog-400.glb', 'buffers.0.uri', 'glb', expect.stringContaining('bytes are at another address')],
  ]);
});

test('a GLB of another size than its article is told with both sizes', async () => {
  const { told } = await saidOf({
    'bodies/skog-250.glb': pendantGlb(0.4),
    'bodies/skog-400.glb': pendantGlb(0.0157),
  });
  expect(told).toEqual([
    [
      'bodies/skog-250.glb',
      null,
      'body',
      expect.stringMatching(/400 × 400 × 400 mm, larger than its article with 250 × 250 × 250 mm/),
    ],
    [
      'bodies/skog-400.glb',
      null,
      'body',
      expect.stringMatching(/15.7 × 15.7 × 15.7 mm, much smaller than its article/),
    ],
  ]);
});

test('one name has one body, and each GLB a model', async () => {
  const { told } = await saidOf({
    'bodies/skog-250.json': JSON.stringify({
      parts: [{ name: 'a', slot: 'dark', solids: [{ solid: 'cylinder', radius: 1, from: 0, to: 1 }] }],
    }),
    'bodies/other.glb': pendantGlb(0.25),
  });
  expect(told.map(([file, , code]) => [file, code])).toEqual([
    ['bodies/skog-250.glb', 'glb'],
    ['bodies/other.glb', 'bodyUnused'],
  ]);
});

test('no file of the feed writes triangles itself', async () => {
  const { outcome, told } = await saidOf({
    'bodies/skog-250.glb': pendantGlb(0.25),
    'bodies/hand.json': JSON.stringify({
      parts: [{ name: 'a', slot: 'dark', solids: [{ solid: 'mesh', packed: 'AAAA' }] }],
      fine: { file: 'mesh-1', measures: { length: 1, width: 1, height: 1 } },
    }),
  });
  expect(outcome).toBe('refused');
  expect(told.filter(([file]) => file === 'bodies/hand.json').map(([, field]) => field)).toEqual(
    expect.arrayContaining(['parts.0.solids.0.solid']),
  );
});

test('a part that takes a finish is told of each model that has none', async () => {
  const part = (slot: 'finish' | 'dark') => ({
    ...{ name: 'can', slot },
    solids: [{ solid: 'cylinder' as const, radius: 1, from: 0, to: 1 }],
  });
  const place = () => ({ file: 'bodies/can.json', line: 4, row: null, key: null, field: 'parts.1.slot' });
  const bodies = [
    { models: ['9001', '9002'], description: { parts: [part('dark'), part('finish')] }, place },
    { models: ['9003'], description: { parts: [part('dark')] }, place },
  ];
  const client = await server.pool.connect();
  const warnings = new FeedWarnings();
  try {
    await client.query('create temporary table stage_variation (model text, type text, code text)');
    await client.query(
      `insert into stage_variation values ('9001', 'color', '10'), ('9002', 'control', 'Z')`,
    );
    await warnOfSlots(client, bodies, warnings);
  } finally {
    await client.query('drop table if exists pg_temp.stage_variation');
    client.release();
  }
  expect(warnings.first).toMatchObject([
    {
      code: 'slotOfNoFinish',
      file: 'bodies/can.json',
      field: 'parts.1.slot',
      message: expect.stringMatching(/9002 has the slot finish/) as string,
    },
  ]);
  expect(warnings.counts).toEqual({ slotOfNoFinish: 1 });
});
