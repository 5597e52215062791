import { createCanvas, Image } from '@napi-rs/canvas';
import sharp from 'sharp';
import { answerQuestions } from '../../jobs/answer-questions';
import { drawPicture } from './draw-picture';
import type { PhotoAsked } from './document-process';

// One picture after another, and nothing of it afterwards.
sharp.cache(false);
sharp.concurrency(1);

/** Paper under a picture that is cut out. */
const paper = '#ffffff';

/** The pixels of a drawing, whose viewBox says its shape. */
async function pixelsOf(svg: string, width: number) {
  const [, drawnWidth, drawnHeight] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(drawnHeight)) / Number(drawnWidth));
  const image = new Image();
  image.src = Buffer.from(svg);
  await image.decode();
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return sharp(canvas.data(), { raw: { width, height, channels: 4, premultiplied: true } });
}

// A process of its own: a picture of many luminaires takes long and much memory, which is given back only with the process.
answerQuestions(async ({ picture, format, width }: PhotoAsked): Promise<Uint8Array> => {
  const pixels = await pixelsOf(drawPicture(picture), width);
  return format === 'png'
    ? pixels.png({ compressionLevel: 6 }).toBuffer()
    : pixels.flatten({ background: paper }).jpeg({ quality: 90 }).toBuffer();
});
