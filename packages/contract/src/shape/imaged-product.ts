import { z } from 'zod';
import { rows } from './common';
import { anyText } from './text';

/**
 * A product whose picture is asked for (spec C7, get-image-details), by its model or reference; what else it has comes back as it
 * was. `imageDetails` is added where there is a picture.
 */
const imagedProduct = z.looseObject({
  model: anyText(40).optional(),
  reference: anyText(40).optional(),
  referenceCode: anyText(40).optional(),
  imageDetails: z.object({ url: z.string(), type: z.string() }).optional(),
});

export const imagedProducts = rows(imagedProduct);

export type ImagedProduct = z.infer<typeof imagedProduct>;
