import sharp from 'sharp';
import { maxPicturePixels } from './picture-head';

// One picture at a time in a process that reads them, and nothing of it afterwards.
sharp.cache(false);
sharp.concurrency(1);

/** How sharp reads a picture from outside: its first page, whole, and none of more pixels than may be held. */
export const pictureOptions = {
  limitInputPixels: maxPicturePixels,
  failOn: 'truncated',
  pages: 1,
  sequentialRead: true,
} as const;
