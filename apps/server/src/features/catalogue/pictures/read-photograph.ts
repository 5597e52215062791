import { choosePicture, type WantedPicture } from '@lucerna/engine';
import { buffer } from 'node:stream/consumers';
import type { AppContext } from '../../../app-context';
import { madeKey } from './stored-picture';

/**
 * The maker's photograph of a luminaire in its finish as WebP, at least so many pixels wide where it has them. Null where there is
 * none, and where one would show another finish or need light to be added: no word stands beside it.
 */
export async function readPhotograph(
  { catalogue, storage }: Pick<AppContext, 'catalogue' | 'storage'>,
  model: string,
  wanted: WantedPicture,
  atLeast: number,
): Promise<Buffer | null> {
  const whole = catalogue
    .pictures()
    .of(model)
    .filter(({ layer }) => layer === undefined);
  const chosen = choosePicture(whole, wanted);
  if (!chosen || chosen.otherFinish !== undefined) return null;
  const { content, widths } = chosen.picture;
  const width = widths.find((each) => each >= atLeast) ?? widths.at(-1);
  if (width === undefined) return null;
  const stored = await storage.get(madeKey(content, width, 'webp'));
  return stored && buffer(stored.stream);
}
