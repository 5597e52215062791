import { launchBrowser } from '@lucerna/testkit/browser';
import type { Browser } from 'playwright-core';

let shared: Promise<Browser> | null = null;

/** The browser without 3D of this worker; playwright ends it with the worker. Each file closes its contexts. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared?.catch(() => null);
  if (known?.isConnected()) return known;
  shared = launchBrowser({ draws3d: false });
  return shared;
}
