import { documentProgress } from '@lucerna/contract';
import type { DocumentOfDownload, Project, ProjectFileKind, WantedProjectFile } from '@lucerna/contract';
import type { Units } from '@lucerna/engine';
import { useRef, useState } from 'react';
import { api, type ApiFailure } from '../../shared/api';
import { downloadSaved, downloadStarted, useDownloads } from '../../shared/downloads/downloads';
import { useStartDownload } from '../../shared/downloads/use-start-download';
import { languageOf } from '../../shared/i18n';
import { useSelector } from '../../shared/store/hooks';

/** How a file of a project is: of the press on, and again after a reload. */
export type ProjectFileState =
  | { readonly type: 'idle' | 'stopped' }
  /** Null while the server has not answered. */
  | { readonly type: 'making'; readonly of: WantedKind; readonly file: DocumentOfDownload | null }
  | { readonly type: 'ready'; readonly name: string; readonly isSaved: boolean; readonly isHidden: boolean }
  | { readonly type: 'refused'; readonly failure: ApiFailure }
  | { readonly type: 'failed'; readonly problem: NonNullable<DocumentOfDownload['problem']> };

interface WantedKind {
  readonly subType: ProjectFileKind;
  readonly format: string | undefined;
}

/** Milliseconds between questions where nobody else asks, as the panel of downloads does. */
const askEvery = 2000;

/**
 * Files of these kinds of a project, one at a time. They are made on the server as a download, which goes on when the page is left:
 * one that is being made is taken up again. The panel of downloads saves it. For who may have downloads (`downloads.view`).
 */
export function useProjectFile(
  { id: projectId, catalogId }: Pick<Project, 'id' | 'catalogId'>,
  kinds: readonly ProjectFileKind[],
) {
  const language = useSelector(languageOf);
  const { isShown, unsaved } = useDownloads();
  const { start, failure } = useStartDownload();
  const [cancel] = api.useCancelDownloadMutation();
  const [retry] = api.useRetryDownloadMutation();
  const [asking, setAsking] = useState<WantedProjectFile | null>(null);
  const [ownId, setOwnId] = useState<string | null>(null);
  const [isStopped, setStopped] = useState(false);
  /** Those that were cancelled here: they are in the list until it is read again. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<readonly [WantedProjectFile, Units]>(null);
  const request = useRef(0);
  /** Which file somebody waits for: none after a stop. The server makes the same file once, so two requests for it are one download. */
  const awaited = useRef<string | null>(null);
  const cancelling = useRef<Promise<unknown>>(Promise.resolve());

  const list = api.useListDownloadsQuery({ isSilent: true });
  const running = list.data?.downloads.find(
    (each) =>
      each.projectId === projectId &&
      each.state === 'making' &&
      each.projectFile !== null &&
      kinds.includes(each.projectFile) &&
      !left.has(each.id),
  );
  // What was begun before a reload, or by another page.
  if (running && ownId === null && !asking) setOwnId(running.id);
  const isMaking = running !== undefined && running.id === ownId;
  const detail = api.useGetDownloadQuery(
    { params: { id: ownId ?? '' }, isSilent: true },
    { skip: ownId === null, pollingInterval: isMaking && !isShown ? askEvery : 0 },
  );
  const file = ownId !== null && detail.data?.id === ownId ? detail.data.files[0] : undefined;

  async function make(wanted: WantedProjectFile, units: Units): Promise<void> {
    const own = (request.current += 1);
    const key = JSON.stringify([wanted, units, language]);
    last.current = [wanted, units];
    awaited.current = key;
    setAsking(wanted);
    setOwnId(null);
    setStopped(false);
    // Else the server would give the one that is about to go.
    await cancelling.current;
    const made = await start({ docs: [wanted], projectId, catalogId, language, units });
    if (own !== request.current) {
      // It was cancelled before the server answered, and is not wanted again since.
      if (made && awaited.current !== key) leave(made.id);
      return;
    }
    setAsking(null);
    if (made) setOwnId(made.id);
  }
  function leave(id: string): void {
    setLeft((known) => new Set([...known, id]));
    downloadSaved(id);
    cancelling.current = Promise.allSettled([cancelling.current, cancel({ params: { id } })]);
  }
  function stop(): void {
    request.current += 1;
    awaited.current = null;
    setAsking(null);
    if (ownId !== null) leave(ownId);
    setOwnId(null);
    setStopped(true);
  }
  /** The same once more: what failed is made again on the server, what was refused is asked for anew. */
  function again(): void {
    if (ownId !== null) {
      downloadStarted(ownId);
      void retry({ params: { id: ownId } });
    } else if (last.current) void make(...last.current);
  }

  function stateOf(): ProjectFileState {
    if (asking) return { type: 'making', of: { subType: asking.subType, format: asking.format }, file: null };
    if (isStopped) return { type: 'stopped' };
    if (ownId === null) return failure ? { type: 'refused', failure } : { type: 'idle' };
    if (!file) {
      const subType = running?.projectFile;
      return subType ? { type: 'making', of: { subType, format: undefined }, file: null } : { type: 'idle' };
    }
    if (file.progress === documentProgress.failed && file.problem)
      return { type: 'failed', problem: file.problem };
    if (file.progress >= documentProgress.ready)
      return {
        type: 'ready',
        name: file.fileName ?? file.name,
        isSaved: !unsaved.includes(ownId),
        isHidden: !isShown,
      };
    const { subType, format } = file;
    const kind = kinds.find((each) => each === subType);
    return kind ? { type: 'making', of: { subType: kind, format }, file } : { type: 'idle' };
  }
  return {
    state: stateOf(),
    make: (wanted: WantedProjectFile, units: Units) => void make(wanted, units),
    stop,
    again,
    /** Where nobody saves it. */
    save: () => {
      if (ownId !== null) downloadStarted(ownId);
    },
  };
}
