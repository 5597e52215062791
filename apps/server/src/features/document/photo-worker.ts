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

/** Canvases of the shapes that were drawn last: a new one is thirty megabytes that the machine has to clear first. */
const canvases: Canvas[] = [];
const mostCanvases = 2;

function clearCanvas(width: number, height: number): Canvas {
  const at = canvases.findIndex((each) => each.width === width && each.height === height);
  const canvas = canvases.splice(at, at < 0 ? 0 : 1)[0] ?? createCanvas(width, height);
  canvases.unshift(canvas);
  canvases.length = Math.min(canvases.length, mostCanvases);
  canvas.getContext('2d').clearRect(0, 0, width, height);
  return canvas;
}

/** A drawing, whose viewBox says its shape; over the ground where there is one. */
async function draw(svg: string, width: number, ground: string | null): Promise<Canvas> {
  const [, drawnWidth, drawnHeight] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(drawnHeight)) / Number(drawnWidth));
  const image = new Image();
  image.src = Buffer.from(svg);
  await image.decode();
  const canvas = clearCanvas(width, height);
  const context = canvas.getContext('2d');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

// A process of its own: a picture of many luminaires takes long and much memory, which is given back only with the process.
answerQuestions(async ({ picture, format, width }: PhotoAsked): Promise<Uint8Array> => {
  const canvas = await draw(drawPicture(picture), width, format === 'png' ? null : paper);
  if (format !== 'png') return canvas.encode('jpeg', 90);
  const { height } = canvas;
  const pixels = { width, height, channels: 4, premultiplied: true } as const;
  return sharp(canvas.data(), { raw: pixels }).png({ compressionLevel: 6 }).toBuffer();
});
