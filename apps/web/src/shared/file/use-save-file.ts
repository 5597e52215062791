import { useRef } from 'react';
import { useStore } from 'react-redux';
import { isUnanswered, readFile } from '../api';
import { failureShown } from '../failure';
import { awaitCode } from '../lazy';
import { saveFile } from './save-file';

export interface FileToSave {
  readonly address: string;
  /** Under which it is saved, where that is not the name that the service gives it. */
  readonly name?: string;
  /** The operation by which it is read: a failure of it has texts of its own. */
  readonly action: string;
}

/** Reads one of several files through the session, as `useSaveFile` does; one at a time. */
export function useSaveOneOf(): (file: FileToSave) => Promise<void> {
  const store = useStore();
  const isReading = useRef(false);
  return async ({ address, name, action }) => {
    if (isReading.current) return;
    isReading.current = true;
    // The line over the page tells of it: the browser shows nothing until all is there.
    const read = await awaitCode(readFile(store, address));
    isReading.current = false;
    if ('data' in read) saveFile(read.data, name ?? read.data.name);
    else if (read.error.status !== 401 && !isUnanswered(read.error))
      store.dispatch(failureShown({ action, failure: read.error }));
  };
}

/**
 * Reads a file through the session and lets the browser save it; a refusal opens the error dialog. Presses during a download
 * are the same wish.
 */
export function useSaveFile(file: FileToSave): () => Promise<void> {
  const save = useSaveOneOf();
  return () => save(file);
}
