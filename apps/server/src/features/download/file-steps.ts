import { documentProgress, isProjectFile, progressEveryMs, stepsAfter } from '@lucerna/contract';
import type { DocumentSteps } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import type { WorkSteps } from '../../jobs/work-steps';
import type { ProgressNotices } from './progress-notices';
import { setFile, type DownloadFile } from './store';

interface FileSteps extends WorkSteps {
  /** The last that was told. */
  readonly told: () => DocumentSteps | null;
  /** To be called when the work is over, however it ended. */
  readonly end: () => void;
}

/** Work on files of downloads on this node, by the download. */
const atWork = new Map<string, Set<AbortController>>();

/** Ends the work on the files of a download that was removed; other nodes see it within a second. */
export function stopWork(downloadId: string): void {
  for (const work of atWork.get(downloadId) ?? []) work.abort();
}

/**
 * The steps of the making of one file: told to browsers with its progress, and written once in a while for those that read it
 * anew; forward only, over attempts, too. Where its download is gone meanwhile, the work is ended.
 */
export function fileSteps(
  { ctx, notices }: { readonly ctx: AppContext; readonly notices: ProgressNotices },
  file: DownloadFile,
): FileSteps {
  const { downloadId, position, subType } = file;
  const work = new AbortController();
  const works = atWork.get(downloadId) ?? new Set();
  atWork.set(downloadId, works.add(work));
  let told = file.steps;
  const keep = async (): Promise<void> => {
    if (!(await setFile(ctx.pool, file, { steps: told }))) work.abort();
  };
  // What cannot be written now is written in the next second, or the work itself fails.
  const keeping = isProjectFile(subType)
    ? setInterval(() => void keep().catch(() => undefined), progressEveryMs).unref()
    : undefined;
  return {
    signal: work.signal,
    tell(at, done, all) {
      const next = stepsAfter(subType, told, { at, done, all });
      if (next === told) return;
      told = next;
      notices.moved(position, documentProgress.started, told);
    },
    told: () => told,
    end() {
      clearInterval(keeping);
      works.delete(work);
      if (works.size === 0) atWork.delete(downloadId);
    },
  };
}
