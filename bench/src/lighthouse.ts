import { launchBrowser } from '@lucerna/testkit/browser';
import { freePort } from '@lucerna/testkit/free-port';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import type { Report } from './report';
import { startWhole } from './server-process';
import { password, signIn } from './sign-in';

/** Apart from what everybody installs: it is large and seldom wanted. */
const folder = fileURLToPath(new URL('../lighthouse', import.meta.url));

/** Waits, for the browser that is measured is driven from here. */
const runProgram = promisify(execFile);

type Form = 'phone' | 'desk';

/** With nothing of the app in the browser's cache, or with what the visit before left there. */
type Visit = 'first' | 'again';

const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** What each page must reach in each category, of 100, on a desk and on a slow phone; a 3D view less. */
const least = { desk: 95, phone: 92 } as const;
const leastIn3d = 85;

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Details {
  readonly items?: readonly { readonly url?: string; readonly statusCode?: number }[];
}

interface Measured {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly displayValue?: string; readonly details?: Details }
    >
  >;
}

/**
 * Lighthouse on the pages of the main job, signed in, on a desk and on a phone with a slow network: performance,
 * accessibility and best practices, at a first visit and at one that comes back. Of each category that falls short the
 * audits that cost it are named. The pages come through a proxy with a certificate and HTTP/2, as those of every site do
 * (deploy/). It drives the browser of the journeys. The figures of performance are of the machine as
 * well: they say little on a busy one.
 */
export async function run(report: Report): Promise<void> {
  if (!existsSync(path.join(folder, 'node_modules')))
    await runProgram('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-lighthouse-'));
  const [port, sitePort, serverPort] = [await freePort(), await freePort(), await freePort()];
  const site = `https://localhost:${sitePort}`;
  const inside = `http://127.0.0.1:${serverPort}`;
  const settings = { PORT: String(serverPort), PUBLIC_ORIGIN: site, TRUST_PROXY: '1' };
  const server = await startWhole(home, password, settings);
  const proxy = await startProxy(sitePort, inside);
  try {
    const cookies = await signIn(inside);
    const pages = {
      home: '/',
      collections: '/create-project/select-collection',
      model: '/add-product/201/1/2010',
      configure: '/add-product/201/1/2010/attributes-configurator',
      projects: '/projects',
      project: `/project/${await someProject(inside, site, cookies)}`,
    };
    const rooms = { crea: '/new-product/crea-configurator/2010' };
    // A graphics card that is played by the processor takes from a page what no phone takes from it.
    for (const [shown, draws3d] of [
      [pages, false],
      [rooms, true],
    ] as const) {
      const browser = await launchBrowser({ debuggingPort: port, takesAnyCertificate: true, draws3d });
      try {
        await holdCookies(browser, site, cookies);
        // Pages know a browser that was signed in before, and ask for the account at once.
        await measure(site + pages.projects, port, 'desk', 'again');
        for (const form of ['desk', 'phone'] as const)
          for (const visit of ['first', 'again'] as const)
            for (const [name, address] of Object.entries(shown)) {
              const measured = await measure(site + address, port, form, visit);
              tell(report, `${name}, ${form}, ${visit}`, draws3d ? leastIn3d : least[form], measured);
            }
      } finally {
        await browser.close();
      }
    }
  } finally {
    proxy.kill();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function startProxy(port: number, target: string): Promise<ChildProcess> {
  const args = ['proxy.mjs', String(port), target];
  const proxy = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(proxy.stdout, 'data');
  return proxy;
}

/** A project of 28 lines. */
async function someProject(url: string, origin: string, cookie: string): Promise<string> {
  const products = Array.from({ length: 28 }, (_, at) => ({ model: '2010', quantity: at + 1 }));
  const answer = await fetch(`${url}/api/v1/projects`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      origin,
      cookie,
    },
    body: JSON.stringify({ name: 'Lighthouse', products }),
  });
  if (!answer.ok) throw new Error(`No project: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** The browser now and then loses the beginning of a trace; then the page is measured again. */
async function measure(address: string, port: number, form: Form, visit: Visit): Promise<Measured> {
  for (let tries = 3; ; tries -= 1) {
    const args = ['measure.mjs', address, String(port), form, visit];
    const { stdout } = await runProgram(process.execPath, args, { cwd: folder, maxBuffer: 100_000_000 });
    const measured = JSON.parse(stdout) as Measured;
    if (!measured.runtimeError) {
      if (!isSignedIn(measured)) throw new Error(`Lighthouse on ${address}: nobody was signed in.`);
      return measured;
    }
    if (tries === 1) throw new Error(`Lighthouse on ${address}: ${measured.runtimeError.message}`);
  }
}

/** A page that asks its reader to sign in is light, and not the one that is measured. */
const isSignedIn = ({ audits }: Measured): boolean =>
  audits['network-requests']?.details?.items?.some(
    ({ url, statusCode }) => url?.endsWith('/users/v1/account') && statusCode === 200,
  ) ?? false;

function tell(report: Report, page: string, wanted: number, { categories: reached, audits }: Measured): void {
  for (const id of categories) {
    const { score, auditRefs } = reached[id]!;
    const figure = Math.round((score ?? 0) * 100);
    report.figure(`Lighthouse, ${page}, ${id}`, figure, `of 100, at least ${wanted}`);
    if (figure >= wanted) continue;
    for (const { id: audit, weight } of auditRefs) {
      const { score: part, displayValue = '' } = audits[audit]!;
      if (weight > 0 && part !== null && part < 0.9)
        report.figure(`  ${audit} ${displayValue}`, part * 100, 'of 100');
    }
  }
}

/** Where the server puts a cookie; at another path it would stand beside the one that replaces it. */
const pathOf = (name: string): string => (name === 'refresh' ? '/users/v1/auth' : '/');

/** Puts the cookies of a session where every tab of the browser has them. */
async function holdCookies(browser: Browser, url: string, header: string): Promise<void> {
  const cookies = header.split('; ').map((each) => {
    const [name = '', ...value] = each.split('=');
    return { name, value: value.join('='), url, path: pathOf(name), secure: true };
  });
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies });
  await session.detach();
}
