import { testUser } from '@lucerna/testkit/user';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from './product';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-first-'));
chmodSync(home, 0o755);
const env = { LUCERNA_HOME: home, LUCERNA_DEMO: '0', LOG_LEVEL: 'info' };
const password = 'a long enough one';
let product: Product;

beforeAll(async () => {
  product = await startProduct(env);
});
afterAll(async () => {
  await product.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Runs `npm run admin -- …` with the settings of the server. */
const admin = (...given: string[]) =>
  promisify(execFile)(process.execPath, [path.join(root, 'tools', 'admin.mjs'), ...given], {
    env: { ...process.env, ...env, PORT: new URL(product.url).port },
  });

/** Sets a password by the link that the command printed, and tells whether its owner administers. */
async function administers(printed: string, email: string): Promise<boolean> {
  const token = /password-reset\?token=([\w-]{43})/.exec(printed)?.[1];
  const user = testUser(product.url);
  await user.post('/users/v1/auth/password-reset/confirm', { token, password });
  const { body } = await user.get<{ email?: string }>('/users/v1/account');
  return body.email === email && (await user.get('/users/v1/audit')).status === 200;
}

describe('an empty first start', () => {
  it('prints the link of the first administrator, which no line of the log repeats', async () => {
    const said = /There is no administrator yet\. .*(\/setup\?token=([\w-]{43}))/.exec(product.said());
    expect(said).not.toBeNull();
    expect((await testUser(product.url).raw(said![1]!)).status).toBe(200);
    await expect.poll(() => product.said()).toContain('"url":"/setup?token=[hidden]"');
    expect(product.said().split(said![2]!)).toHaveLength(2);
  });

  it('has an administrator by command, beside the running server', async () => {
    const { stdout } = await admin('ada@example.test');
    expect(stdout).toContain('ada@example.test has an account now, and is an administrator.');
    expect(await administers(stdout, 'ada@example.test')).toBe(true);
    const again = await admin('ada@example.test');
    expect(again.stdout.trim()).toMatch(/ada@example\.test is an administrator already\.$/);
    expect((await admin('ada@example.test', '--link')).stdout).toMatch(/password-reset\?token=/);
  });

  it('and while nothing runs', async () => {
    await product.stop();
    const { stdout } = await admin('eva@example.test');
    product = await startProduct(env);
    expect(product.said()).not.toContain('/setup');
    expect(await administers(stdout, 'eva@example.test')).toBe(true);
  });

  it('says in plain words what is wrong with the command', async () => {
    const failure = (...given: string[]) =>
      admin(...given).then(
        () => 'accepted',
        (error: { readonly stderr: string }) => error.stderr,
      );
    expect(await failure()).toMatch(/^Who\? Run: npm run admin/);
    expect(await failure('no e-mail')).toMatch(/^Who\? Run: npm run admin/);
    expect(await failure('admin@lucerna.test')).not.toContain('    at ');
  });
});
