import { drawCreation, drawLuminaire } from '@lucerna/picture';
import sharp from 'sharp';
import type { FrozenDocument } from './freeze-document';

/** Up to so many different pictures stay drawings, sharp however close one looks: each takes some 50 kB of the PDF. */
const maxDrawings = 60;

/** Printed 19 mm wide, at 300 dots an inch. */
const widthPixels = 225;
/** Units of a drawing from left to right; a drawing has as many pixels at 72 dots an inch. */
const drawnWidth = 800;
/** The ground that the page lays under a picture. */
const ground = '#f5f4f1';

// One picture after another, and nothing of it afterwards.
sharp.cache(false);
sharp.concurrency(1);

function drawn(request: FrozenDocument['pictures'][string]): string {
  return 'luminaires' in request ? drawCreation(request) : drawLuminaire(request);
}

/** A drawing as a photograph of it. Within an SVG, because what sets the document keeps that packed until it is written. */
async function photographed(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * widthPixels) / drawnWidth })
    .resize({ width: widthPixels })
    .flatten({ background: ground })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}">` +
    `<image ${size} href="data:image/jpeg;base64,${data.toString('base64')}"/></svg>`
  );
}

/**
 * The pictures of a document as SVG. Where there are so many that the file would grow beyond what an e-mail takes, each is a
 * photograph of the resolution in which it is printed, of some 4 kB.
 */
export async function drawPictures(requests: FrozenDocument['pictures']): Promise<Record<string, string>> {
  const entries = Object.entries(requests);
  const isMany = entries.length > maxDrawings;
  const pictures: Record<string, string> = {};
  for (const [key, request] of entries) {
    const svg = drawn(request);
    pictures[key] = isMany ? await photographed(svg) : svg;
  }
  return pictures;
}
