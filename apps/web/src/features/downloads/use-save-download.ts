import { operations } from 'virtual:operations';
import { addressOf } from '@lucerna/contract/address';
import { documentProgress, type Download, type DocumentOfDownload } from '@lucerna/contract';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { readFile, type ApiFailure } from '../../shared/api';
import { downloadSaved } from '../../shared/downloads/downloads';
import { saveFile } from '../../shared/file/save-file';
import { useFlag } from '../../shared/flag';

const { ready, received, finished } = documentProgress;

type Saving =
  { readonly type: 'idle' | 'reading' | 'saved' } | { readonly type: 'failed'; readonly failure: ApiFailure };

/**
 * Saves the files of a download: several as one archive, or each by itself where multiDocumentCompression is off (spec C4).
 * Tells how far each document is from here on: 16 when its bytes are there, 17 when it is saved.
 */
export function useSaveDownload({ id, name }: Pick<Download, 'id' | 'name'>) {
  const store = useStore();
  const compresses = useFlag('multiDocumentCompression') !== false;
  const [saving, setSaving] = useState<Saving>({ type: 'idle' });
  const [reached, setReached] = useState<ReadonlyMap<number, number>>(new Map());
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reach = (positions: readonly number[], progress: number) =>
    setReached((known) => new Map([...known, ...positions.map((each) => [each, progress] as const)]));

  async function save(files: readonly DocumentOfDownload[]): Promise<void> {
    const all = files.filter(({ progress }) => progress === ready);
    if (all.length === 0 || running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setSaving({ type: 'reading' });
    const isWhole = all.length > 1 && compresses;
    const parts = isWhole ? [all] : all.map((each) => [each]);
    for (const part of parts) {
      const [first] = part;
      const position = isWhole ? undefined : first?.position;
      const address = addressOf(operations.getDownloadFiles.path, { query: { id, position } });
      const read = await readFile(store, address, stop.signal);
      if (stop.signal.aborted) return;
      if ('error' in read) {
        running.current = null;
        return setSaving({ type: 'failed', failure: read.error });
      }
      const positions = part.map((each) => each.position);
      reach(positions, received);
      saveFile(read.data, isWhole ? `${name}.zip` : (first?.fileName ?? name));
      reach(positions, finished);
    }
    running.current = null;
    setSaving({ type: 'saved' });
    downloadSaved(id);
  }

  function stop(): void {
    running.current?.abort();
    running.current = null;
    setSaving({ type: 'idle' });
  }

  return {
    saving,
    reached,
    save: (files: readonly DocumentOfDownload[]) => void save(files),
    stop,
  };
}
