import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Same pixels and no calls home on every machine. */
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** 3D, drawn by the processor, which then lays every page together too. */
const webgl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** No 3D at all, as in a browser that refuses it; a flat page then costs half the time. */
const flat = ['--disable-gpu', '--disable-3d-apis'];

/** Whether the system has the libraries that Chromium links to and a bare machine lacks. */
function hasLibraries(): boolean {
  try {
    return execFileSync('ldconfig', ['-p'], {
      encoding: 'utf8',
      env: { PATH: `${process.env['PATH']}:/sbin:/usr/sbin` },
    }).includes('libnss3.so');
  } catch {
    return false;
  }
}

/** The package unpacks into the temporary folder for its user only, so each user gets a folder. */
function ownFolder(): string {
  const folder = path.join(os.tmpdir(), `lucerna-chromium-${os.userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The Chromium of the package; it unpacks libraries of its own where it believes to run without a system's. */
async function unpacked(): Promise<string> {
  if (!hasLibraries()) process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = ownFolder();
  try {
    const { default: chromiumPackage } = await import('@sparticuz/chromium');
    return await chromiumPackage.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** The machines for which npm brings a Chromium. */
const isBrought = process.platform === 'linux' && process.arch === 'x64';

/** A Chromium or Chrome of the machine, with the windows, bars and menus of its own; null where there is none. */
export const installedBrowser = (): string | null =>
  installed.find((candidate) => existsSync(candidate)) ?? null;

/**
 * `CHROMIUM_PATH`, else the Chromium that npm brought, else an installed one. An installed one draws windows, bars and
 * menus around the pages that nobody sees: where a processor draws, that costs it as much as a page.
 */
async function executable(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, but there is no such file.`);
    return given;
  }
  return (isBrought ? null : installedBrowser()) ?? (await unpacked());
}

interface BrowserOptions {
  /** Another program of this machine may drive the browser at this port. */
  readonly debuggingPort?: number;
  /** Whether it takes a certificate that nobody signed, such as of a proxy of this machine. */
  readonly takesAnyCertificate?: boolean;
  /** Whether pages may draw in 3D. */
  readonly draws3d?: boolean;
  /** The program; otherwise `CHROMIUM_PATH`, or what npm brought. */
  readonly program?: string;
}

/** Starts a real browser for journeys and component tests; the caller closes it. */
export async function launchBrowser({
  debuggingPort,
  takesAnyCertificate = false,
  draws3d = true,
  program,
}: BrowserOptions = {}): Promise<Browser> {
  const open = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  const trust = takesAnyCertificate ? ['--ignore-certificate-errors'] : [];
  const args = [...flags, ...(draws3d ? webgl : flat), ...open, ...trust];
  return chromium.launch({ executablePath: program ?? (await executable()), args, headless: true });
}

/**
 * Starts the Chromium that npm brought, whatever is installed: every machine then draws the same pixels, without 3D. It
 * is made for Linux on x64; elsewhere this is `launchBrowser`.
 */
export async function launchPackagedBrowser(): Promise<Browser> {
  if (!isBrought) return launchBrowser({ draws3d: false });
  return chromium.launch({
    executablePath: await unpacked(),
    args: [...flags, ...flat],
    headless: true,
  });
}
