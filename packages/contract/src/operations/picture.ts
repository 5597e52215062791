import { z } from 'zod';
import { operation } from '../operation';
import { model } from '../shape/configuration';
import { numericId } from '../shape/catalogue';

const tag = 'pictures';
const ground = z.enum(['light', 'dark', 'none']).default('light');
/** Any text: it only makes the address new when the catalogue is. */
const revision = z.string().max(20).optional();

/** Drawn pictures of luminaires and collections; open, so that a page may show them by address. */
export const pictureOperations = {
  getLuminairePicture: operation({
    method: 'GET',
    path: '/pictures/luminaire/:model.svg',
    access: 'open',
    summary: 'A luminaire, drawn in its finish and light',
    tag,
    params: z.object({ model }),
    query: z.object({
      finish: z
        .string()
        .regex(/^[0-9A-Za-z]{2}$/)
        .optional(),
      temperature: z
        .string()
        .regex(/^[0-9A-Za-z]$/)
        .optional(),
      installation: z
        .string()
        .regex(/^\d{2}$/)
        .optional(),
      height: z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number)
        .optional(),
      ground,
      revision,
    }),
    file: 'image/svg+xml',
    errors: [404],
  }),
  getCollectionPicture: operation({
    method: 'GET',
    path: '/pictures/collection/:subFamilyId.svg',
    access: 'open',
    summary: 'The picture of a collection',
    tag,
    params: z.object({ subFamilyId: numericId }),
    query: z.object({ ground, revision }),
    file: 'image/svg+xml',
    errors: [404],
  }),
};
