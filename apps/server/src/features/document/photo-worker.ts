import { createCanvas, Image } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { answerQuestions } from '../../jobs/answer-questions';
import { drawPicture } from './draw-picture';
import type { PhotoAsked } from './document-process';

// One picture after another, and nothing of it afterwards.
sharp.cache(false);
sharp.concurrency(1);

/** Paper under a picture that is cut out. */
const paper = '#ffffff';

/** One canvas and one image for all pictures: what they held goes at once, not when the collector comes. */
const image = new Image();
let canvas: Canvas | null = null;

function clearCanvas(width: number, height: number): Canvas {
  if (canvas?.width !== width) canvas = createCanvas(width, height);
  // It is empty after that, also where the height stays.
  else canvas.height = height;
  return canvas;
}

/** A drawing, whose viewBox says its shape; over the ground where there is one. */
async function draw(svg: string, width: number, ground: string | null): Promise<Canvas> {
  const [, drawnWidth, drawnHeight] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(drawnHeight)) / Number(drawnWidth));
  image.src = Buffer.from(svg);
  await image.decode();
  const drawn = clearCanvas(width, height);
  const context = drawn.getContext('2d');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  return drawn;
}

// A process of its own: a picture of many luminaires takes long and much memory, which is given back only with the process.
answerQuestions(async ({ picture, format, width }: PhotoAsked): Promise<Uint8Array> => {
  const drawn = await draw(drawPicture(picture), width, format === 'png' ? null : paper);
  if (format !== 'png') return drawn.encode('jpeg', 90);
  const { height } = drawn;
  const pixels = { width, height, channels: 4 } as const;
  // Skia makes the colours whole, which sharp would do as well, and six times as long.
  const { data } = drawn.getContext('2d').getImageData(0, 0, width, height);
  return sharp(data, { raw: pixels }).png({ compressionLevel: 6 }).toBuffer();
});
