import { z } from 'zod';
import { operation } from '../operation';
import { catalogueQuery, reference } from '../shape/catalogue';

/** The formats of light files: IES LM-63-2019 and EULUMDAT. */
export const photometryFormat = z.enum(['ies', 'ldt']);

/** Light files of exactly what was configured (DOC-02, photometry). They are open, as the data of a brochure is. */
export const photometryOperations = {
  getPhotometry: operation({
    method: 'GET',
    path: '/documents/v1/photometry',
    access: 'open',
    summary:
      'The light file of a model, or of the product that a partial or complete reference names, with its lumens',
    tag: 'documents',
    query: z.object({ ...catalogueQuery, reference, format: photometryFormat.default('ies') }),
    file: 'application/octet-stream',
    errors: [404, 422],
  }),
};
