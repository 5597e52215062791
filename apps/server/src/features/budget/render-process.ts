import type { Letterhead } from '@lucerna/documents';
import type { Lane } from '../../ports/jobs';
import { workerProcess } from '../../jobs/worker-process';

type Rendering = Extract<Lane, 'short' | 'long'>;

/** Paths: what a budget was frozen into, the JSON text of its FrozenDocument, and where its PDF is to be written. */
export interface ToRender {
  /** As the maker looks on the day on which the file is made. */
  readonly letterhead: Letterhead;
  readonly frozen: string;
  readonly pdf: string;
}

/** Two thousand lines of as many looks take half a minute on a quiet machine; what takes ten times that has hung. */
const processes = {
  short: workerProcess<ToRender, null>(import.meta.url, 'render', {
    limitMs: 30_000,
    maxMb: 500,
  }),
  long: workerProcess<ToRender, null>(import.meta.url, 'render', {
    limitMs: 300_000,
    maxMb: 1000,
    nice: 10,
  }),
};

/** Sets a frozen budget as PDF in the process of its lane; callers wait in turn. Rejects when it cannot be set. */
export async function render(files: ToRender, lane: Rendering): Promise<void> {
  await processes[lane].ask(files);
}
