import { readPhotograph } from '../catalogue';
import { photographWidth, type Photograph } from './photograph';
import type { DocumentContext, DocumentedLuminaire } from './subject';

/** The maker's photograph of a luminaire in its finish; null where `readPhotograph` finds none. */
export async function makersPhotograph(
  { ctx }: DocumentContext,
  { model, configuration }: DocumentedLuminaire,
): Promise<Photograph | null> {
  const { color: finish, temperature } = configuration;
  const wanted = {
    ...(finish !== undefined && { finish }),
    ...(temperature !== undefined && { temperature }),
  };
  const webp = await readPhotograph(ctx, model.model, wanted, photographWidth);
  return webp && { of: 'photograph', webp: webp.toString('base64') };
}
