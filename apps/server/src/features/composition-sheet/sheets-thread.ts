// Loaded on this thread too: the compiler is native, and unloading it with the other thread would crash the process.
import '@lucerna/documents';
import type { Canopy, Creation, ModelSheet } from '@lucerna/engine';
import type { PictureRequest } from '@lucerna/picture';
import { askedThread } from '../../jobs/asked-thread';
import type { DescribedPage } from './page-of';
import type { SheetWording } from './wording';

/** Sheets to make, as plain data: a thread shares no catalogue. */
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
  readonly wording: SheetWording;
}

/** Sixty compositions take some seconds; what takes this long has hung. */
const limitMs = 120_000;

/** The one thread that makes sheets; callers wait in turn. */
export const sheetsThread = askedThread<SheetsAsked, { readonly pdf: Uint8Array }>(
  import.meta.url,
  'sheets',
  limitMs,
);
