import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtFiles } from './built-files';

const root = mkdtempSync(path.join(tmpdir(), 'lucerna-built-'));
const app = Fastify();
beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  for (const name of ['theme.js', 'theme.js.br', 'assets/app-1.js', 'assets/app-1.js.br', '.built-from']) {
    writeFileSync(path.join(root, name), name);
  }
  await app.register(fastifyStatic, builtFiles(root));
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test.each(['/theme.js', '/assets/app-1.js'])(
  '%s tells caches that it is sent in more ways than one, packed or not',
  async (url) => {
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const plain = await app.inject({ url });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
  },
);

test('what the build says of itself is not served', async () => {
  expect((await app.inject({ url: '/.built-from' })).statusCode).toBe(404);
});
