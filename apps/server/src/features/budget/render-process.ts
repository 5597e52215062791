import type { Letterhead } from '@lucerna/documents';
import path from 'node:path';
import type { AppContext } from '../../app-context';
import type { Lane } from '../../ports/jobs';
import { workerProcess } from '../../jobs/worker-process';
import { showPictures } from './show-pictures';
import type { ShownPictures, PicturesToDraw } from './shown-pictures';

type Rendering = Extract<Lane, 'short' | 'long'>;

/** Paths: what a budget was frozen into, the JSON text of its FrozenDocument, and where its PDF is to be written. */
export interface ToRender {
  /** As the maker looks on the day on which the file is made. */
  readonly letterhead: Letterhead;
  readonly frozen: string;
  readonly pdf: string;
}

/** What its pictures want of the catalogue, then the document with what there is of it. */
export type RenderAsked = ToRender & { readonly shown: ShownPictures | null };

/** Two thousand lines of as many looks take half a minute on a quiet machine; what takes ten times that has hung. */
const processes = {
  short: workerProcess<RenderAsked, PicturesToDraw | null>(import.meta.url, 'render', {
    limitMs: 30_000,
    maxMb: 500,
  }),
  long: workerProcess<RenderAsked, PicturesToDraw | null>(import.meta.url, 'render', {
    limitMs: 300_000,
    maxMb: 1000,
    nice: 10,
  }),
};

/**
 * Sets a frozen budget as PDF in the process of its lane, with the maker's photographs of the day, which are laid beside the PDF; callers
 * wait in turn. Rejects when it cannot be set.
 */
export async function render(
  ctx: Pick<AppContext, 'catalogue' | 'storage'>,
  files: ToRender,
  lane: Rendering,
): Promise<void> {
  const wanted = await processes[lane].ask({ ...files, shown: null });
  const shown = await showPictures(ctx, wanted ?? { looks: [], models: [] }, path.dirname(files.pdf));
  await processes[lane].ask({ ...files, shown });
}
