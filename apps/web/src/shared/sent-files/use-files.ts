import { maxRequestFiles, uploadLimits, type UploadedFile } from '@lucerna/contract';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { api, uploadFile, type ApiFailure } from '../api';

/** A file that was sent, as a form keeps it. */
export type SentFile = Pick<UploadedFile, 'id' | 'name' | 'bytes'>;

/** A file that is on its way, or that did not arrive. */
export interface FileOnWay {
  readonly key: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly part: number;
  /** Why it did not arrive; null while it is on its way. */
  readonly failure: ApiFailure | null;
}

export interface Files {
  readonly sent: readonly SentFile[];
  readonly onWay: readonly FileOnWay[];
  readonly isSending: boolean;
  readonly add: (files: Iterable<File>) => void;
  readonly retry: (key: string) => void;
  readonly remove: (id: string) => void;
}

const refusal = (code: string, details: object): ApiFailure => ({
  ...{ status: 422, code, details, address: '' },
});

/** What need not be sent to know that it is refused; the server judges by what the file holds. */
function whyNot(file: File): ApiFailure | null {
  const format = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!uploadLimits.formats.includes(format)) {
    return refusal('fileFormat', { name: file.name, formats: uploadLimits.formats.join(', ') });
  }
  return file.size > uploadLimits.maxBytes ? refusal('tooLarge', { limit: uploadLimits.maxBytes }) : null;
}

/** The files of a message: sent as they are chosen, each with how far it is, so that the message only names them. */
export function useFiles(sent: readonly SentFile[], onSent: (files: readonly SentFile[]) => void): Files {
  const store = useStore();
  const [removeFile] = api.useRemoveUploadedFileMutation();
  const [onWay, setOnWay] = useState<readonly FileOnWay[]>([]);
  const latest = useRef(sent);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    latest.current = sent;
  }, [sent]);
  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((stop) => stop.abort());
  }, []);

  const change = (key: string, part: Partial<FileOnWay>) =>
    setOnWay((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const drop = (key: string) => setOnWay((all) => all.filter((each) => each.key !== key));
  const keep = (files: readonly SentFile[]) => {
    latest.current = files;
    onSent(files);
  };

  async function send(key: string, file: File): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const done = await uploadFile(store, {
      ...{ file, actKey: key, signal: stop.signal },
      onProgress: (part) => change(key, { part }),
    });
    stops.current.delete(key);
    if (stop.signal.aborted) return;
    if ('error' in done) return change(key, { failure: done.error });
    const { id, name, bytes } = done.data;
    drop(key);
    keep([...latest.current, { id, name, bytes }]);
  }

  function add(files: Iterable<File>) {
    const room = maxRequestFiles - latest.current.length - onWay.length;
    const added = [...files].slice(0, Math.max(0, room)).map((file) => ({
      ...{ key: crypto.randomUUID(), file, part: 0 },
      failure: whyNot(file),
    }));
    setOnWay((all) => [...all, ...added]);
    for (const { key, file, failure } of added) if (!failure) void send(key, file);
  }

  function remove(id: string) {
    stops.current.get(id)?.abort();
    drop(id);
    if (!latest.current.some((each) => each.id === id)) return;
    keep(latest.current.filter((each) => each.id !== id));
    // What the server did not remove it removes after a day.
    void removeFile({ params: { id }, isSilent: true });
  }

  function retry(key: string) {
    const found = onWay.find((each) => each.key === key);
    if (!found) return;
    change(key, { failure: null, part: 0 });
    void send(key, found.file);
  }

  return {
    sent,
    onWay,
    isSending: onWay.some(({ failure }) => failure === null),
    add,
    retry,
    remove,
  };
}
