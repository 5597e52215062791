import sharp from 'sharp';
import { photographWidth, type Photograph } from './photograph';

/** The ground that the page lays under a picture. */
const ground = '#f5f4f1';

// One picture after another, and nothing of it afterwards.
sharp.cache(false);
sharp.concurrency(1);

/** The frame of a drawn picture, and how far the proportion of what fills it may be from its own. */
const frame = { width: 800, height: 1000, tolerance: 0.2 } as const;

/**
 * A photograph in the frame of a drawn picture. One that has about its proportion fills it; of all others, and of what was cut out,
 * nothing is left out.
 */
export async function printPhotograph({ webp }: Photograph): Promise<string> {
  const photograph = sharp(Buffer.from(webp, 'base64'));
  const { hasAlpha, width, height } = await photograph.metadata();
  const jpeg = await photograph
    .resize({ width: photographWidth, withoutEnlargement: true })
    .flatten({ background: ground })
    .jpeg({ quality: 86 })
    .toBuffer();
  const proportion = width / height / (frame.width / frame.height);
  const fit = hasAlpha || Math.abs(proportion - 1) > frame.tolerance ? 'meet' : 'slice';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">` +
    `<image width="${frame.width}" height="${frame.height}" preserveAspectRatio="xMidYMid ${fit}" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`
  );
}
