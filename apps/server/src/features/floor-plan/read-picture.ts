import sharp from 'sharp';
import type { Refusal } from '../../http/answer';
import { no } from '../../http/answer';
import type { ReadPlan } from './read-plan';

/** The longest side of what is kept, pixels: two a centimetre in a room of twenty metres. */
const longestSide = 4096;
/** A small file may unpack to a picture that no memory holds. */
const mostPixels = 100_000_000;

/**
 * A picture made anew: upright, of bounded size, without what a camera or a program wrote into the file. Refuses one that
 * cannot be read to its end (planUnreadable).
 */
export async function readPicture(bytes: Buffer): Promise<({ readonly ok: true } & ReadPlan) | Refusal> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { ok: true, kind: 'picture', width, height, metres: null, content: data, type: 'image/webp' };
  } catch {
    return no({ code: 'planUnreadable' });
  }
}
