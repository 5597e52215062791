import type { Metadata } from 'sharp';

/** A small file may unpack to a picture that no memory holds. */
export const maxPicturePixels = 100_000_000;
/** Bytes that a decoder may hold at once of a picture that cannot be read row by row. */
export const maxHeldBytes = 420_000_000;

const depths: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, float: 4 };

/**
 * Bytes that the decoder holds at once, by what the head of the file says: rows only, where the format allows it; else the
 * whole picture, of a progressive JPEG its coefficients.
 */
export function heldBytes({ width, height, format, channels, depth, isProgressive }: Metadata): number {
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  // Of the family of AVIF a whole picture is decoded at once.
  if (format === 'heif') return pixels * 4 * (depth === 'uchar' ? 1 : 2);
  if (!isProgressive) return 0;
  return format === 'jpeg' ? pixels * 3 * 2 : pixels * channels * (depths[depth ?? ''] ?? 4);
}
