import type { Page } from 'playwright-core';
import type { Visitor } from './visitor';

/** What a screen reader says of its own accord: politely when it has ended its sentence, or at once. */
export interface Heard {
  readonly how: 'polite' | 'assertive';
  readonly text: string;
}

interface Listening {
  heard: Heard[];
}

/** Listens to the live regions of every page that is loaded from now on. */
export async function listens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listening = globalThis as unknown as Listening;
    listening.heard = [];
    const regions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    const last = new WeakMap<Element, string>();
    const read = () => {
      for (const region of document.querySelectorAll(regions)) {
        const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        if (last.get(region) === text) continue;
        last.set(region, text);
        const isUrgent = region.matches('[role=alert], [aria-live=assertive]');
        if (text !== '') listening.heard.push({ how: isUrgent ? 'assertive' : 'polite', text });
      }
    };
    const all = { childList: true, subtree: true, characterData: true, attributes: true };
    new MutationObserver(read).observe(document, all);
  });
}

/** What was said since the last call, or since the page was loaded. */
export const announcementsOn = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => (globalThis as unknown as Listening).heard.splice(0));

/** The role and the words of what has the focus, as they are read out. */
export const focusOf = (page: Page): Promise<{ readonly tag: string; readonly text: string }> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return { tag: activeElement?.tagName ?? '', text: activeElement?.textContent?.trim() ?? '' };
  });

/** What is heard until something that is waited for. */
export async function hearsUntil(visitor: Visitor, wanted: RegExp): Promise<Heard[]> {
  const all: Heard[] = [];
  for (const until = Date.now() + 20_000; Date.now() < until; await visitor.page.waitForTimeout(100)) {
    all.push(...(await announcementsOn(visitor.page)));
    if (all.some(({ text }) => wanted.test(text))) return all;
  }
  throw new Error(`Nobody said ${String(wanted)}, but ${JSON.stringify(all)}.`);
}
