import type { Letterhead } from '@lucerna/documents';
import type { Canopy, Creation, DrawnSystem, ModelSheet } from '@lucerna/engine';
import type { PictureRequest } from '@lucerna/picture';
import { turns } from '../../http/turns';
import { workerProcess } from '../../jobs/worker-process';
import type { DescribedPage } from './page-of';
import type { SheetWording } from './wording';

/** Sheets to make, as plain data: a process shares no catalogue. */
export interface SheetsAsked {
  readonly brand: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly paper: 'a4' | 'us-letter';
  readonly compositions: readonly {
    readonly page: DescribedPage;
    readonly creation: Creation;
    /** One luminaire that is all there is; null of a composition. */
    readonly alone: PictureRequest | null;
  }[];
  readonly sheets: readonly ModelSheet[];
  readonly canopies: readonly Canopy[];
  readonly systems: readonly DrawnSystem[];
  readonly wording: SheetWording & { readonly letterhead: Letterhead };
}

/** Sixty compositions take some seconds; what takes this long has hung. */
const limitMs = 120_000;

/** The process that makes sheets. */
export const sheetsProcess = workerProcess<SheetsAsked, Uint8Array>(import.meta.url, 'sheets', {
  limitMs,
  maxMb: 900,
  nice: 5,
});

export const sheetsTurns = turns({ atOnce: 1, maxOfOne: 4, most: 24 });
