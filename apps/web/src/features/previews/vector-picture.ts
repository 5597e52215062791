import { modelPictureAddress } from '../../shared/picture/address';
import { lightsIn, type Source } from '../../shared/sources';
import { sizes, type Look } from './look';

/** The colours about a drawing that does not fill its place. */
const grounds = { light: '#f5f4f1', dark: '#1b1917' } as const;

async function drawn(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * The drawing of a luminaire as a PNG of the look's size. Null where there is no drawing: of several luminaires together.
 * Rejects when it cannot be read.
 */
export async function vectorPicture(source: Source, { size, ground }: Look): Promise<Blob | null> {
  const [light, second] = lightsIn(source.creation);
  if (!light || second) return null;
  const { color, temperature, installation, pendantHeight } = light.attributes;
  const look = { finish: color, temperature, installation, height: pendantHeight };
  const image = await drawn(modelPictureAddress(light.model, ground, look));
  const { width, height } = sizes[size];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = grounds[ground];
  context.fillRect(0, 0, width, height);
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [across, upright] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (width - across) / 2, (height - upright) / 2, across, upright);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
