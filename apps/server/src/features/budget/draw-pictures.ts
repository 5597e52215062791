import { drawCreation, drawLuminaire } from '@lucerna/picture';
import sharp from 'sharp';
import type { FrozenDocument } from '../../database/stored/quote-document';
import { lookOf, nothingShown, type ShownPictures } from './shown-pictures';

/** Up to so many different pictures stay drawings, sharp however close one looks: each takes some 50 kB of the PDF. */
const maxDrawings = 60;

/** Printed 19 mm wide, at 300 dots an inch. */
const widthPixels = 225;
/** Units of a drawing from left to right; a drawing has as many pixels at 72 dots an inch. */
const drawnWidth = 800;
/** Width by height of a drawing, and how far that of a photograph that fills its place may be from it. */
const proportion = 0.8;
const tolerance = 0.2;
/** The ground that the page lays under a picture. */
const ground = '#f5f4f1';

// One picture after another, and nothing of it afterwards.
sharp.cache(false);
sharp.concurrency(1);

/** A frozen picture; what was frozen before bodies and finishes came with the feed is drawn by those of today. */
function drawn(
  request: FrozenDocument['pictures'][string],
  { bodies, finishes }: Pick<ShownPictures, 'bodies' | 'finishes'>,
): string {
  if ('luminaires' in request)
    return drawCreation({
      ...request,
      bodies: { ...bodies, ...request.bodies },
      finishes: request.finishes ?? finishes,
    });
  const body = request.body ?? bodies[request.model] ?? null;
  return drawLuminaire({ ...request, body, finishes: request.finishes ?? finishes });
}

/** A photograph as the maker took it, in the frame of a drawing; one of about its proportion fills it, of others nothing is left out. */
async function printed(file: string): Promise<string> {
  const photograph = sharp(file);
  const { hasAlpha, width, height } = await photograph.metadata();
  const jpeg = await photograph
    .resize({ width: widthPixels, withoutEnlargement: true })
    .flatten({ background: ground })
    .jpeg({ quality: 86 })
    .toBuffer();
  const isOther = hasAlpha || Math.abs(width / height / proportion - 1) > tolerance;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawnWidth} ${drawnWidth / proportion}">` +
    `<image width="${drawnWidth}" height="${drawnWidth / proportion}" preserveAspectRatio="xMidYMid ${isOther ? 'meet' : 'slice'}" ` +
    `href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`
  );
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
 * The pictures of a document as SVG: the maker's photographs where it has them, drawings otherwise. Where there are so many that the file would grow beyond what an e-mail takes, each is a
 * photograph of the resolution in which it is printed, of some 4 kB.
 */
export async function drawPictures(
  requests: FrozenDocument['pictures'],
  shown: ShownPictures = nothingShown,
): Promise<Record<string, string>> {
  const entries = Object.entries(requests);
  const isMany = entries.length > maxDrawings;
  const pictures: Record<string, string> = {};
  for (const [key, request] of entries) {
    const photograph = shown.photographs[lookOf(request)?.key ?? ''];
    if (photograph !== undefined) {
      pictures[key] = await printed(photograph);
      continue;
    }
    const svg = drawn(request, shown);
    pictures[key] = isMany ? await photographed(svg) : svg;
  }
  return pictures;
}
