import { open, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import type { PictureNote } from '../../../database/tables/picture';
import { answerQuestions } from '../../../jobs/answer-questions';
import { pictureOptions } from '../../../storage/one-picture';
import { heldBytes, maxHeldBytes, maxPicturePixels } from '../../../storage/picture-head';
import { isCutShort } from './is-cut-short';
import { pictureLimits, pictureWidths } from './picture-process';
import type {
  JudgedPicture,
  MadeFile,
  MadePicture,
  PictureAnswer,
  PictureQuestion,
  PictureType,
} from './picture-process';

/** Looks at the first bytes: what a file is called or says of itself decides nothing, and a drawing is no picture. */
const heads: readonly (readonly [at: number, bytes: string, type: string])[] = [
  [0, '\xff\xd8\xff', 'image/jpeg'],
  [0, '\x89PNG\r\n\x1a\n', 'image/png'],
  [8, 'WEBP', 'image/webp'],
  [4, 'ftypavif', 'image/avif'],
  [4, 'ftypavis', 'image/avif'],
  [0, 'II*\0', 'image/tiff'],
  [0, 'MM\0*', 'image/tiff'],
];

const cutShort = 'it is cut short: the end of the file is missing; export or copy it again';

async function typeOf(file: string): Promise<string | null> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    return heads.find(([at, bytes]) => head.startsWith(bytes, at))?.[2] ?? null;
  } finally {
    await handle.close();
  }
}

function notesOf({ space, depth, pages }: Metadata): PictureNote[] {
  return [
    ...(space === 'cmyk' ? ['colours' as const] : []),
    ...(depth === 'uchar' ? [] : ['depth' as const]),
    ...((pages ?? 1) > 1 ? ['animation' as const] : []),
  ];
}

/** Reads a picture to its end, row by row: of a TIFF, whose rows may be anywhere in the file and which is rare. */
const canBeRead = (file: string): Promise<boolean> =>
  sharp(file, pictureOptions)
    .resize({ width: pictureLimits.least })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** Judges by the head of the file and by whether it is there to its end: what is spoilt within is seen when pictures are made of it. */
async function judge(
  file: string,
): Promise<{ readonly judged: JudgedPicture } | { readonly reason: string }> {
  const type = await typeOf(file);
  if (!type) return { reason: 'it is no JPEG, PNG, WebP, AVIF or TIFF' };
  let facts: Metadata;
  try {
    facts = await sharp(file, { ...pictureOptions, limitInputPixels: false }).metadata();
  } catch {
    return { reason: 'it is broken, or in a form that is not read' };
  }
  const { width, height, autoOrient } = facts;
  const size = `${width} × ${height} pixels`;
  const { side, least } = pictureLimits;
  if (width > side || height > side || width * height > maxPicturePixels)
    return {
      reason: `it has ${size}: more than ${side} on a side, or than ${maxPicturePixels / 1e6} million`,
    };
  if (width < least || height < least) return { reason: `it has ${size}: fewer than ${least} on a side` };
  if (heldBytes(facts) > maxHeldBytes)
    return {
      reason: `it has ${size} in a form that takes too much memory; save it without progressive steps`,
    };
  if (isCutShort(await readFile(file), type) || (type === 'image/tiff' && !(await canBeRead(file))))
    return { reason: cutShort };
  return { judged: { type, width: autoOrient.width, height: autoOrient.height, notes: notesOf(facts) } };
}

/**
 * With the least effort; more of it takes several times as long for some per cent. AVIF has its colours at half the
 * places, as WebP always has, and is tuned for the nearest pixels: what looks at likeness instead takes a fifth to a half longer for the same.
 * Both qualities are alike in likeness. Finer ones keep the grain of a sensor, which is most of the bytes of a photograph and nothing of what it shows.
 */
const written: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  webp: (picture) => picture.webp({ quality: 76, effort: 0 }),
  avif: (picture) => picture.avif({ quality: 60, effort: 0, chromaSubsampling: '4:2:0', tune: 'psnr' }),
};

/** As sharp to the eye as the usual one, in nine tenths of its time. */
const kernel = 'cubic';
/** To more than half of the width a plain one shows the same. */
const nearKernel = 'linear';

/**
 * A file as libvips is told to read it (its names take options): a JPEG reduced to a half, a quarter or an eighth by its decoder, which
 * does not work out what is dropped then, as long as it stays wide enough. Of itself sharp does that only from three times the width.
 */
function readAt(file: string, { format, autoOrient }: Metadata, width: number): string {
  const shrink = format === 'jpeg' && [8, 4, 2].find((times) => autoOrient.width >= width * times);
  return shrink ? `${file}[shrink=${shrink}]` : file;
}

/** Makes the picture in all widths and the kinds asked for: upright, in the colours of screens, without what a camera wrote into it. */
async function make({
  file,
  from,
  types,
}: Extract<PictureQuestion, { readonly does: 'make' }>): Promise<
  { readonly made: MadePicture; readonly files: readonly MadeFile[] } | { readonly reason: string }
> {
  if (from) await writeFile(file, (await readFile(from.file)).subarray(from.start));
  const files: MadeFile[] = [];
  try {
    const facts = await sharp(file, pictureOptions).metadata();
    const upright = facts.autoOrient;
    const widths: number[] = pictureWidths.filter((width) => width < upright.width);
    if (widths.length < pictureWidths.length) widths.push(upright.width);
    const largest = widths.at(-1)!;
    const height = Math.max(1, Math.round((upright.height * largest) / upright.width));
    // Read once for all kinds, at the largest width; each of the others is made of the one before it.
    let sized = await sharp(readAt(file, facts, largest), pictureOptions)
      .autoOrient()
      .resize({ width: largest, height, fit: 'fill', kernel })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const picture = () => {
      const { width, height, channels } = sized.info;
      return sharp(sized.data, { raw: { width, height, channels } });
    };
    for (const width of widths.toReversed()) {
      if (width !== sized.info.width)
        sized = await picture()
          .resize({ width, kernel: sized.info.width < 2 * width ? nearKernel : kernel })
          .raw()
          .toBuffer({ resolveWithObject: true });
      for (const type of types) files.push({ width, type, bytes: await written[type](picture()).toBuffer() });
    }
    const tiny = await picture()
      .resize({ width: 20, height: 20, fit: 'inside', kernel })
      .webp({ quality: 40, effort: 0 })
      .toBuffer();
    return { made: { widths, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }, files };
  } catch (error) {
    const said = error instanceof Error ? error.message.split('\n')[0] : '';
    return { reason: `it cannot be read to its end: ${said}`.slice(0, 300) };
  }
}

// A process of its own: decoding takes much memory, and what decodes the files of others holds no secret.
answerQuestions<PictureQuestion, PictureAnswer>((question) =>
  question.does === 'judge' ? judge(question.file) : make(question),
);
