import type { Page } from 'playwright-core';

/** Work as the browser of a stranger keeps it. */
export interface KeptRow {
  readonly key: string;
  readonly stored: unknown;
}

/** Everything that the browser keeps of editors. */
export const keptRows = (page: Page): Promise<readonly KeptRow[]> =>
  page.evaluate(
    () =>
      new Promise<KeptRow[]>((resolve, reject) => {
        const opening = indexedDB.open('lucerna-work');
        opening.onerror = () => reject(new Error('The browser keeps nothing.'));
        opening.onsuccess = () => {
          const asked = opening.result.transaction('work').objectStore('work').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result as KeptRow[]);
          };
        };
      }),
  );

/** Keeps one row and nothing else. */
export const keepOnly = (page: Page, row: KeptRow): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lucerna-work');
        opening.onerror = () => reject(new Error('The browser keeps nothing.'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('work', 'readwrite');
          writing.objectStore('work').clear();
          writing.objectStore('work').put(kept);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    row,
  );
