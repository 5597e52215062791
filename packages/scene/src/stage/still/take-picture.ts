import { Vector2, type PerspectiveCamera, type Scene, type WebGLRenderer } from 'three';
import { halfPixel } from '../look/surface/fatten';
import { subpixelOffsets } from './subpixel-offsets';
import { openMeanPicture } from './mean-picture';

/** A large picture has four places of each pixel, which is as fine as twice as many of one with half the pixels. */
const placesOf = (ratio: number) =>
  ratio >= 2 ? subpixelOffsets.filter((_, index) => index % 2 === 0) : subpixelOffsets;

/** Draws the view of a camera, `ratio` pixels for each of its own, with smooth edges. Rejects when the context is lost. */
export async function takePicture(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: PerspectiveCamera,
  wanted: { readonly width: number; readonly height: number; readonly ratio: number },
): Promise<Blob> {
  const most = renderer.capabilities.maxTextureSize;
  const ratio = Math.min(wanted.ratio, most / wanted.width, most / wanted.height);
  const [width, height] = [Math.round(wanted.width * ratio), Math.round(wanted.height * ratio)];
  const mean = openMeanPicture(renderer);
  const onCanvas = halfPixel.value;
  try {
    halfPixel.value = new Vector2(1 / width, 1 / height);
    mean.begin(width, height);
    for (const aside of placesOf(ratio)) mean.add(scene, camera, aside);
    halfPixel.value = onCanvas;
    const picture = new OffscreenCanvas(width, height);
    const pixels = await mean.pixels();
    picture.getContext('2d')?.putImageData(pixels, 0, 0);
    return await picture.convertToBlob({ type: 'image/png' });
  } finally {
    halfPixel.value = onCanvas;
    mean.dispose();
  }
}
