import { createCanvas, Image, type Canvas } from '@napi-rs/canvas';
import { framedDrawing } from '@lucerna/documents/symbol';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { answerQuestions } from '../../jobs/answer-questions';
import { drawPicture, symbolOf } from './draw-picture';
import type { PhotoAsked, SymbolAsked } from './document-process';

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

/** The pixels of what is drawn as a PNG. */
function pngOf(drawn: Canvas): Promise<Uint8Array> {
  const { width, height } = drawn;
  const pixels = { width, height, channels: 4 } as const;
  // Skia makes the colours whole, which sharp would do as well, and six times as long.
  const { data } = drawn.getContext('2d').getImageData(0, 0, width, height);
  return sharp(data, { raw: pixels }).png({ compressionLevel: 6 }).toBuffer();
}

async function drawSymbol({ scene, room, sharpness }: SymbolAsked): Promise<Uint8Array> {
  const symbol = symbolOf(scene);
  if (!symbol) return new Uint8Array();
  const { svg, width } = framedDrawing(symbol, room);
  return pngOf(await draw(svg, Math.round(width * sharpness), null));
}

/** The last pictures, some thirty of them, in bytes. */
const cache = new LRUCache<string, Uint8Array>({
  maxSize: 10_000_000,
  sizeCalculation: ({ length }) => length,
});

/** A picture as a file. References that differ in what is not seen, such as their control, have the same drawing: its file is made once. */
async function photographOf({ picture, format, width }: PhotoAsked): Promise<Uint8Array> {
  const svg = drawPicture(picture);
  const key = createHash('sha256').update(`${format} ${width} ${svg}`).digest('base64');
  const known = cache.get(key);
  if (known) return known;
  const drawn = await draw(svg, width, format === 'png' ? null : paper);
  const made = format === 'png' ? await pngOf(drawn) : await drawn.encode('jpeg', 90);
  cache.set(key, made);
  return made;
}

// A process of its own: a picture of many luminaires takes long and much memory, which is given back only with the process.
answerQuestions((asked: PhotoAsked | SymbolAsked): Promise<Uint8Array> =>
  'scene' in asked ? drawSymbol(asked) : photographOf(asked),
);
