import { launchBrowser } from '@lucerna/testkit/browser';
import { freePort } from '@lucerna/testkit/free-port';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Flags, Result } from 'lighthouse';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { Report } from './report';
import { startWhole } from './server-process';
import { password, signIn } from './sign-in';

const pages = { home: '/', projects: '/projects', model: '/add-product/201/1/2010' };
const categories = ['performance', 'accessibility', 'best-practices'] as const;
/** What each category must reach, of 100. */
const least = 95;

/**
 * Lighthouse on the home page, the list of projects and the page of a model, signed in, as on a desk: performance,
 * accessibility and best practices. Of each category that falls short the audits that cost it are named. It drives the
 * browser of the journeys. The figures of performance are of the machine as well: they say little on a busy one.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-lighthouse-'));
  const server = await startWhole(home, password);
  const port = await freePort();
  const browser = await launchBrowser({ debuggingPort: port });
  try {
    await holdCookies(browser, server.url, await signIn(server.url));
    for (const [name, address] of Object.entries(pages)) {
      // Without the reset the cookies of the session stay.
      const flags: Flags = {
        port,
        onlyCategories: [...categories],
        logLevel: 'error',
        disableStorageReset: true,
      };
      tell(report, name, await measure(server.url + address, flags));
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** The browser now and then loses the beginning of a trace; then the page is measured again. */
async function measure(address: string, flags: Flags): Promise<Result> {
  for (let tries = 3; ; tries -= 1) {
    const measured = await lighthouse(address, flags, desktopConfig);
    const error = measured ? measured.lhr.runtimeError : { message: 'It says nothing.' };
    if (measured && !error) return measured.lhr;
    if (tries === 1) throw new Error(`Lighthouse on ${address}: ${error?.message}`);
  }
}

function tell(report: Report, page: string, { categories: reached, audits }: Result): void {
  for (const id of categories) {
    const { score, auditRefs } = reached[id]!;
    const figure = Math.round((score ?? 0) * 100);
    report.figure(`Lighthouse, ${page}, ${id}`, figure, 'of 100');
    if (figure >= least) continue;
    for (const { id: audit, weight } of auditRefs) {
      const { score: part, displayValue = '' } = audits[audit]!;
      if (weight > 0 && part !== null && part < 0.9)
        report.figure(`  ${audit} ${displayValue}`, part * 100, 'of 100');
    }
  }
}

/** Puts the cookies of a session where every tab of the browser has them. */
async function holdCookies(browser: Browser, url: string, header: string): Promise<void> {
  const cookies = header.split('; ').map((each) => {
    const [name = '', ...value] = each.split('=');
    return { name, value: value.join('='), url };
  });
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies });
  await session.detach();
}
