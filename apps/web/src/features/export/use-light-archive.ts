import { operations } from 'virtual:operations';
import { addressOf } from '@lucerna/contract/address';
import { useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { readFile } from '../../shared/api';
import type { ApiFailure } from '../../shared/api';
import { saveFile } from '../../shared/file/save-file';
import { languageOf } from '../../shared/i18n';
import type { LightFormat } from '../../shared/photometry';

/** How the download of an archive stands, or how it ended. */
export type ArchiveState =
  | { readonly type: 'idle' | 'reading' | 'saved' | 'stopped' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

/** Saves the light files of a project as one archive; leaving the page stops it. */
export function useLightArchive(projectId: string) {
  const store = useStore();
  const language = useSelector(languageOf);
  const [state, setState] = useState<ArchiveState>({ type: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(name: string, format?: LightFormat) {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    setState({ type: 'reading' });
    const address = addressOf(operations.getProjectPhotometry.path, {
      params: { id: projectId },
      query: { format, lang: language },
    });
    const sent = await readFile(store, address, stop.signal);
    if (stop.signal.aborted) return;
    if ('error' in sent) return setState({ type: 'failed', failure: sent.error });
    saveFile(sent.data, name);
    setState({ type: 'saved' });
  }

  return {
    state,
    save: (name: string, format?: LightFormat) => void read(name, format),
    stop: () => {
      running.current?.abort();
      setState({ type: 'stopped' });
    },
  };
}
