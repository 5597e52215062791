import type { PictureNote } from '../../../database/tables/picture';
import { workerProcess } from '../../../jobs/worker-process';
import type { LocalFile } from '../../../ports/storage';

/** The widths in which a picture is made, rising; none is larger than the picture itself. */
export const pictureWidths = [320, 640, 960, 1440] as const;
/** The kinds in which each is made, with their media types: WebP first, which every browser reads. */
export const pictureTypes = { webp: 'image/webp', avif: 'image/avif' } as const;
export type PictureType = keyof typeof pictureTypes;

export const pictureLimits = { bytes: 60_000_000, side: 16_384, least: 64 };

/** What is asked of the process: what a file is, or to make the pictures that pages show of it. */
export type PictureQuestion =
  | { readonly does: 'judge'; readonly file: string }
  | {
      readonly does: 'make';
      readonly types: readonly PictureType[];
      /** The picture, a file of its own; written first where it is stored behind something else. */
      readonly file: string;
      readonly from: LocalFile | null;
    };

export interface JudgedPicture {
  /** Media type. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly notes: readonly PictureNote[];
}

export interface MadePicture {
  readonly widths: readonly number[];
  readonly placeholder: string;
}

/** A picture in one width and kind. */
export interface MadeFile {
  readonly width: number;
  readonly type: PictureType;
  readonly bytes: Buffer;
}

/** No answer, and a reason that the maker reads in the report. */
interface NoPicture {
  readonly reason: string;
}

export type PictureAnswer =
  | { readonly judged: JudgedPicture }
  | { readonly made: MadePicture; readonly files: readonly MadeFile[] }
  | NoPicture;

/** The largest takes some seconds, on a busy machine several times that. */
const limits = { limitMs: 120_000, maxMb: 900, nice: 10, reusesMemory: true };

/** A process that reads pictures of makers, one at a time. */
export const pictureProcess = () =>
  workerProcess<PictureQuestion, PictureAnswer>(import.meta.url, 'picture', limits);
