import sharp from 'sharp';
import { pictureOptions } from '../../storage/one-picture';
import { heldBytes, maxHeldBytes, maxPicturePixels } from '../../storage/picture-head';
import type { PlanRead } from './plan-process';

/** The longest side of what is kept, pixels: two a centimetre in a room of twenty metres. */
const longestSide = 4096;
/** A picture that is read in a moment: that of a good camera. */
const maxQuickPixels = 26_000_000;

/**
 * Makes a picture anew in the file `kept`: upright, of bounded size, without what a camera or a program wrote into the file.
 * Refuses one that cannot be read to its end, or that is too large to be read (planUnreadable).
 */
export async function readPicture(file: string, kept: string, mayBeLarge: boolean): Promise<PlanRead> {
  try {
    const facts = await sharp(file, pictureOptions).metadata();
    const pixels = facts.width * facts.height;
    if (pixels > maxPicturePixels || heldBytes(facts) > maxHeldBytes)
      return { ok: false, code: 'planUnreadable' };
    if (pixels > maxQuickPixels && !mayBeLarge) return 'large';
    const { width, height } = await sharp(file, pictureOptions)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toFile(kept);
    return { ok: true, plan: { kind: 'picture', width, height, metres: null, type: 'image/webp' } };
  } catch {
    return { ok: false, code: 'planUnreadable' };
  }
}
