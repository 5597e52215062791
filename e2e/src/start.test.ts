import { freePort } from '@lucerna/testkit/free-port';
import { signedIn, testUser } from '@lucerna/testkit/user';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInLong } from './extent';
import { launchProduct, startProduct, type Product } from './product';

// A space in the path, as many home folders have.
const parent = mkdtempSync(path.join(os.tmpdir(), 'lucerna start '));
chmodSync(parent, 0o755);
const home = path.join(parent, 'data');
const env = { LUCERNA_HOME: home };
let product: Product;

const running = () => existsSync(path.join(home, 'postgres', 'data', 'postmaster.pid'));

beforeAll(async () => {
  product = await startProduct(env);
});
afterAll(async () => {
  await product.stop();
  expect(running()).toBe(false);
  rmSync(parent, { recursive: true, force: true });
});

describe('npm start', () => {
  it('says where it is and how to sign in, and serves', async () => {
    const said = product.said().trim().split('\n').at(-1);
    expect(said).toMatch(
      /^Lucerna is at http:\/\/localhost:\d+\. Sign in as .*admin@lucerna\.test.* with the password /,
    );
    expect((await testUser(product.url).get('/readyz')).body).toMatchObject({ status: 'ready' });
    const { body } = await (await signedIn(product.url, 'sales_usa')).get('/users/v1/account');
    expect(body).toMatchObject({ catalog: 21 });
  });

  itInLong('refuses a taken port in plain words and leaves nothing running', async () => {
    const blocker = net.createServer();
    const port = await new Promise<number>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as net.AddressInfo).port));
    });
    const elsewhere = path.join(parent, 'other');
    const refused = launchProduct({ LUCERNA_HOME: elsewhere, PORT: String(port) });
    expect(await refused.ended).toBe(78);
    blocker.close();
    expect(refused.said()).toContain(`Port ${port} of 127.0.0.1 is taken`);
    expect(refused.said()).not.toContain('    at ');
    expect(existsSync(path.join(elsewhere, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
  });

  itInLong('names every setting that is wrong', async () => {
    const wrong = { ...env, PORT: '99999', LOG_LEVEL: 'loud', SECRET: 'short', DATABASE_URL: 'mysql://x' };
    const refused = launchProduct(wrong);
    expect(await refused.ended).toBe(78);
    for (const name of ['PORT', 'LOG_LEVEL', 'SECRET', 'DATABASE_URL'])
      expect(refused.said()).toContain(name);
    expect(refused.said()).not.toContain('"short"');
  });

  itInLong('serves beside a first one on the same data and leaves it alone when it stops', async () => {
    const second = await startProduct({ ...env, PORT: String(await freePort()) });
    await signedIn(second.url, 'distributor');
    expect(await second.stop()).toBe(0);
    expect((await testUser(product.url).get('/readyz')).status).toBe(200);
  });

  it('is started again after a kill, with all that was acknowledged, on the database that is still there', async () => {
    const user = await signedIn(product.url, 'distributor');
    const made = await user.post<{ id: string }>('/api/v1/projects', { name: 'Kept', catalogId: 16 });
    expect(made.status).toBe(201);
    process.kill(await product.serverPid(), 'SIGKILL');
    const ready = async () =>
      (
        await testUser(product.url)
          .get('/readyz')
          .catch(() => ({ status: 0 }))
      ).status;
    await expect.poll(ready, { timeout: 10_000, interval: 10 }).toBe(0);
    expect(running()).toBe(true);
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
    const again = await signedIn(product.url, 'distributor');
    expect((await again.get(`/api/v2/projects/${made.body.id}`)).body).toMatchObject({ name: 'Kept' });
  });

  itInLong('stops everything on Ctrl-C, and starts again on the same data', async () => {
    expect(await product.stop('SIGINT')).toBe(0);
    expect(running()).toBe(false);
    product = await startProduct(env);
    expect(product.said()).not.toContain('Importing');
    const user = await signedIn(product.url, 'distributor');
    expect((await user.get('/api/v3/projects')).body).toMatchObject({ docs: [{ name: 'Kept' }] });
  });
});

describe('a start that cannot succeed', () => {
  it.each([
    [
      'a database that is away',
      { DATABASE_URL: 'postgresql://somebody:hidden@127.0.0.1:9/lucerna' },
      75,
      'The PostgreSQL at 127.0.0.1:9 (DATABASE_URL) does not answer',
    ],
    [
      'a data folder that cannot be made',
      { LUCERNA_HOME: path.join(import.meta.filename, 'data') },
      78,
      'cannot be written: something above it is no folder',
    ],
  ])('ends with one sentence for %s', async (_what, wrong, code, sentence) => {
    const refused = launchProduct({ ...env, PORT: String(await freePort()), ...wrong });
    expect(await refused.ended).toBe(code);
    expect(refused.said()).toContain(sentence);
    expect(refused.said()).not.toContain('    at ');
    expect(refused.said()).not.toContain('hidden');
    expect(refused.said()).not.toContain('started again');
  });
});
