import { launchBrowser } from '@lucerna/testkit/browser';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';

/** The script of the page, bundled as a product would. */
export async function bundled(entry: string, minify = false): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(entry, import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    minify,
    write: false,
    target: 'es2023',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A page with an empty host of some size, and the stage's script. The caller closes the browser. */
export async function openPage(
  width = 480,
  height = 320,
): Promise<{ browser: Browser; page: Page; script: string }> {
  const [browser, script] = await Promise.all([launchBrowser(), bundled('./page.ts')]);
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent('<style>body{margin:0}#host{position:absolute;inset:0}</style><div id="host"></div>');
  await page.addScriptTag({ content: script });
  return { browser, page, script };
}
