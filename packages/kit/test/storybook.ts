import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';

const kit = fileURLToPath(new URL('..', import.meta.url));
const origin = 'http://kit.invalid';

/** One story, as Storybook's own index lists it. */
export interface StoryEntry {
  readonly id: string;
  /** The part, such as `Button`. */
  readonly part: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** A built Storybook. */
export interface Storybook {
  readonly stories: readonly StoryEntry[];
  /** A page with the book in it, at the width of a desk. With motion only where motion itself is tried. */
  openPage: (browser: Browser, motion?: 'reduce' | 'no-preference') => Promise<Page>;
  remove: () => void;
}

/** Builds Storybook into a temporary folder, from which its pages are answered without a server. Throws as it fails. */
export async function buildStorybook(): Promise<Storybook> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-storybook-'));
  const dispatcher = path.join(kit, 'node_modules/storybook/dist/bin/dispatcher.js');
  await promisify(execFile)(
    process.execPath,
    [dispatcher, 'build', '--disable-telemetry', '--quiet', '--preview-url=', '-o', folder],
    { cwd: kit, maxBuffer: 1 << 28, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; name: string; tags: string[] }>;
  };
  return {
    stories: Object.values(index.entries).map(({ id, title, name, tags }) => ({
      id,
      part: title.split('/').at(-1) ?? title,
      name,
      tags,
    })),
    openPage: (browser, motion = 'reduce') => openPage(browser, folder, motion),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * The browser's own pointer is not heard on the page: wherever it rests, it ends, whenever the browser finds time, the
 * hover that a script began.
 */
async function openPage(browser: Browser, folder: string, motion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: motion });
  await page.addInitScript(() => {
    const wanders = ['over', 'out', 'enter', 'leave', 'move'].flatMap((each) => [
      `pointer${each}`,
      `mouse${each}`,
    ]);
    const end = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    for (const each of wanders) window.addEventListener(each, end, { capture: true });
    // Storybook waits five seconds for animations to end; one that follows the scrolling never does.
    const allAnimations = document.getAnimations.bind(document);
    document.getAnimations = () => allAnimations().filter(({ timeline }) => timeline === document.timeline);
  });
  await page.route('**/*', async (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    if (asked !== origin) await route.abort();
    else await route.fulfill({ path: path.join(folder, pathname) });
  });
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  // A blinking caret is no difference.
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  return page;
}

interface Preview {
  channel: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: (payload: never) => void) => void;
    off: (event: string, listener: (payload: never) => void) => void;
  };
}

/**
 * Shows a story and plays its script; answers what went wrong, or null. The page stays, so that a book of hundreds is
 * loaded once.
 */
export async function showStory(page: Page, id: string): Promise<string | null> {
  return page.evaluate(
    (storyId) =>
      new Promise<string | null>((resolve) => {
        const { channel } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview })
          .__STORYBOOK_PREVIEW__;
        const wrong: string[] = [];
        const onWrong = (error: { message?: string; description?: string }) =>
          wrong.push((error.message ?? error.description ?? JSON.stringify(error)).slice(0, 600));
        const failures = [
          'playFunctionThrewException',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
          'unhandledErrorsWhilePlaying',
        ];
        const onFinished = (finished: { storyId: string; status: string }) => {
          if (finished.storyId !== storyId) return;
          channel.off('storyFinished', onFinished);
          for (const event of failures) channel.off(event, onWrong);
          resolve(
            finished.status === 'success' && wrong.length === 0 ? null : wrong.join('\n') || 'It failed.',
          );
        };
        for (const event of failures) channel.on(event, onWrong);
        channel.on('storyFinished', onFinished);
        document.documentElement.dataset.theme = 'light';
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

/** Turns the lights of the whole page on or off. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}
