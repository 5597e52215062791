import sharp from 'sharp';
import type { Metadata } from 'sharp';
import type { PlanRead } from './plan-process';

/** The longest side of what is kept, pixels: two a centimetre in a room of twenty metres. */
const longestSide = 4096;
/** A small file may unpack to a picture that no memory holds. */
const maxPixels = 100_000_000;
/** A picture that is read in a moment: that of a good camera. */
const maxQuickPixels = 26_000_000;
/** Bytes that a decoder may hold at once of a picture that cannot be read row by row. */
const maxHeldBytes = 420_000_000;

// One picture at a time in this process, and nothing of it afterwards.
sharp.cache(false);
sharp.concurrency(1);

const depths: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, float: 4 };

/**
 * Bytes that the decoder holds at once, by what the head of the file says: rows only, where the format allows it; else the
 * whole picture, of a progressive JPEG its coefficients.
 */
function heldBytes({ width, height, format, channels, depth, isProgressive }: Metadata): number {
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return 0;
  return format === 'jpeg' ? pixels * 3 * 2 : pixels * channels * (depths[depth ?? ''] ?? 4);
}

/**
 * Makes a picture anew in the file `kept`: upright, of bounded size, without what a camera or a program wrote into the file.
 * Refuses one that cannot be read to its end, or that is too large to be read (planUnreadable).
 */
export async function readPicture(file: string, kept: string, mayBeLarge: boolean): Promise<PlanRead> {
  try {
    const options = {
      limitInputPixels: maxPixels,
      failOn: 'truncated',
      pages: 1,
      sequentialRead: true,
    } as const;
    const facts = await sharp(file, options).metadata();
    const pixels = facts.width * facts.height;
    if (pixels > maxPixels || heldBytes(facts) > maxHeldBytes) return { ok: false, code: 'planUnreadable' };
    if (pixels > maxQuickPixels && !mayBeLarge) return 'large';
    const { width, height } = await sharp(file, options)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toFile(kept);
    return { ok: true, plan: { kind: 'picture', width, height, metres: null, type: 'image/webp' } };
  } catch {
    return { ok: false, code: 'planUnreadable' };
  }
}
