import { choosePicture } from '@lucerna/engine';
import { buffer } from 'node:stream/consumers';
import { madeKeyOf } from '../catalogue';
import { photographWidth } from './photograph';
import type { Photograph } from './photograph';
import type { DocumentContext, DocumentedLuminaire } from './subject';

/**
 * The maker's photograph of a luminaire in its finish. Null where there is none, and where one would show another finish or need
 * light to be added: no word stands beside it.
 */
export async function makersPhotograph(
  { frame }: DocumentContext,
  { model, configuration }: DocumentedLuminaire,
): Promise<Photograph | null> {
  const { color: finish, temperature } = configuration;
  const chosen = choosePicture(
    frame.catalogue
      .pictures()
      .of(model.model)
      .filter(({ layer }) => layer === undefined),
    { ...(finish !== undefined && { finish }), ...(temperature !== undefined && { temperature }) },
  );
  if (!chosen || chosen.otherFinish !== undefined) return null;
  const { content, widths } = chosen.picture;
  const width = widths.find((each) => each >= photographWidth) ?? widths.at(-1);
  const stored = await frame.storage.get(madeKeyOf(`${content}-${width}.webp`));
  return stored && { of: 'photograph', webp: (await buffer(stored.stream)).toString('base64') };
}
