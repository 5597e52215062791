import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../local-storage/local-storage';

const name = 'downloads';
const tabName = 'lucerna.downloads.unsaved';

interface Downloads {
  /** This browser has asked for downloads, so that the panel of them is shown. */
  readonly isShown: boolean;
  /** Those that this tab asked for, and has not saved yet: saved as soon as they are ready, after a reload too. */
  readonly unsaved: readonly string[];
}

function readUnsaved(): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(tabName) ?? '[]') as string[];
  } catch {
    return [];
  }
}

// Beside the store of the app, which every first visit reads; few visits ask for downloads.
let current: Downloads = { isShown: readLocal<true>(name) === true, unsaved: readUnsaved() };
const listeners = new Set<() => void>();

/** Keeps what the next page, or this one after a reload, goes on with. */
function change(part: Partial<Downloads>): void {
  current = { ...current, ...part };
  writeLocal(name, current.isShown);
  try {
    sessionStorage.setItem(tabName, JSON.stringify(current.unsaved));
  } catch {
    // Nothing can be kept here.
  }
  for (const listener of listeners) listener();
}

export const downloadStarted = (id: string): void =>
  change({ isShown: true, unsaved: [...new Set([...current.unsaved, id])] });
export const downloadSaved = (id: string): void =>
  change({ unsaved: current.unsaved.filter((each) => each !== id) });
export const hideDownloads = (): void => change({ isShown: false });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = (): Downloads => current;
/** What this browser and this tab know of downloads. */
export const useDownloads = (): Downloads => useSyncExternalStore(subscribe, now, now);
