import { launchBrowser } from '@lucerna/testkit/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startInstallation, type Installation } from './installation';
import { Visitor } from './journey/visitor';
import { lendContexts } from './lent-contexts';
import { sharedBrowser } from './shared-browser';

/** The product and a browser, for the journeys of one file or group. All of it is there from the first hook on. */
export interface Site {
  readonly product: Installation;
  readonly browser: Browser;
  /** Where visitors find the app: its public origin. */
  readonly url: string;
  /** Somebody comes whom the browser does not know, and sees nothing yet. */
  arrive(language?: string): Promise<Visitor>;
}

/** Of the languages whose name is no locale. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB', us: 'en-US' };

interface SiteOptions {
  /** Settings of the product beside the usual ones, made just before it starts. */
  readonly env?: () => Promise<Record<string, string>>;
  /** Whether pages draw in 3D, by the processor, which takes long. Else they offer what a browser without it gets. */
  readonly draws3d?: boolean;
  /** Whether the product runs in a process that serves nobody else. */
  readonly ownProcess?: boolean;
}

/**
 * Opens the site before the first journey of the file or group it is called in, and ends it after it: product, database,
 * data folder and contexts of the browser are its own. The program of the server and the browser stay for the next one.
 */
export function openSite({ env, draws3d = false, ownProcess = false }: SiteOptions = {}): Site {
  let opened: Omit<Site, 'arrive'> & { readonly lend: ReturnType<typeof lendContexts> };

  beforeAll(async () => {
    const settings = (await env?.()) ?? {};
    const [product, browser] = await Promise.all([
      startInstallation(settings, ownProcess),
      draws3d ? launchBrowser() : sharedBrowser(),
    ]);
    const url = settings['PUBLIC_ORIGIN'] ?? product.url;
    const origins = [url, settings['AUTH_ORIGIN'] ?? url];
    opened = { product, browser, url, lend: lendContexts(browser, origins) };
  });
  afterAll(async () => {
    const { browser, product } = opened ?? {};
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    if (draws3d) await browser?.close();
    await product?.stop();
  });

  return {
    get product() {
      return opened.product;
    },
    get browser() {
      return opened.browser;
    },
    get url() {
      return opened.url;
    },
    arrive: async (language = 'en') =>
      new Visitor(await opened.lend(locales[language] ?? language), opened.url, language),
  };
}
