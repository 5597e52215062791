import { formatsWithLight, type ExportFormat, type Units } from '@lucerna/engine';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { failureData, readFile } from '../../shared/api';
import { saveFile } from '../../shared/file/save-file';
import { gatherFiles, type GatheredFiles, type WantedProduct, type WrittenFile } from './gather-files';

/** What is being written, and how it ended. */
export interface FilesState {
  /** How many are written of how many; null while nothing is being written. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** What was saved last; null when nothing could be. */
  readonly saved: string | null;
  readonly refused: GatheredFiles['refused'];
  readonly isStopped: boolean;
}

const idle: FilesState = { progress: null, saved: null, refused: [], isStopped: false };
const zip = 'application/zip';

/**
 * Saves products of a project as files, which the server writes: one as it is, several as one archive. Leaving the page
 * stops it.
 */
export function useProductFiles(projectId: string, units: Units | undefined) {
  const store = useStore();
  const [state, setState] = useState<FilesState>(idle);
  const running = useRef<AbortController | null>(null);
  const last = useRef<{ readonly format: ExportFormat; readonly archive: string | null }>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function save(products: readonly WantedProduct[], format: ExportFormat, archive: string | null) {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    last.current = { format, archive };
    const all = products.length;
    setState({ ...idle, progress: { done: 0, all } });
    const { archiveOf, fileNameOf } = await import('@lucerna/scene/files');
    const { signal } = stop;

    async function read({ id, name, code }: WantedProduct): Promise<WrittenFile> {
      const address = `/api/v1/project/${projectId}/product/${id}/export?format=${format}${units === undefined ? '' : `&units=${units}`}`;
      const sent = await readFile(store, address, signal);
      if ('error' in sent) return { failure: { code: sent.error.code, data: failureData(sent.error) } };
      const bytes = new Uint8Array(await sent.data.arrayBuffer());
      const isArchive = sent.data.type === zip && formatsWithLight.includes(format);
      return { name: fileNameOf({ name, code }, format, isArchive), bytes };
    }
    const onDone = (done: number) => setState({ ...idle, progress: { done, all } });
    const gathered = await gatherFiles(products, read, { signal, onDone });
    if (!gathered) return;
    const { files, refused } = gathered;
    const [first] = files;
    if (first && archive === null) saveFile(new Blob([new Uint8Array(first.bytes)]), first.name);
    if (first && archive !== null) saveFile(new Blob([archiveOf(files)], { type: zip }), archive);
    setState({ ...idle, saved: first ? (archive ?? first.name) : null, refused });
  }

  return {
    state,
    save: (product: WantedProduct, format: ExportFormat) => void save([product], format, null),
    saveAll: (products: readonly WantedProduct[], format: ExportFormat, name: string) =>
      void save(products, format, name),
    /** Those that could not be written. */
    retry: () => {
      if (!last.current) return;
      const { format, archive } = last.current;
      void save(
        state.refused.map(({ product }) => product),
        format,
        archive,
      );
    },
    stop: () => {
      running.current?.abort();
      setState({ ...idle, isStopped: true });
    },
  };
}
