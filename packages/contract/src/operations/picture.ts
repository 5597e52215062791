import { z } from 'zod';
import { operationOf } from '../operation';
import { model } from '../shape/configuration';
import { numericId } from '../shape/catalogue';
import { catalogQuery, id, languageQuery, rows } from '../shape/common';
import { imagedProducts } from '../shape/imaged-product';
import { makerPicture, pictureProgress } from '../shape/maker-picture';
import { preconfigId } from '../shape/preconfig';

const operation = operationOf('pictures');
const ground = z.enum(['light', 'dark', 'none']).default('light');
const shape = z.enum(['landscape', 'portrait']).default('landscape');
/** Any text: it only makes the address new when the catalogue is. */
const revision = z.string().max(20).optional();

/** What of a luminaire is shown, and on which ground. */
const look = {
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
};

const width = z
  .string()
  .regex(/^[1-9]\d{1,3}$/)
  .transform(Number)
  .default(640)
  .describe('Pixels; the next larger width that there is');

/**
 * Drawn pictures by address. Those of the catalogue are open, as a brochure is; that of a product is for who may see
 * its project.
 */
export const pictureOperations = {
  listModelPictures: operation({
    method: 'GET',
    path: '/api/v1/articles/pictures',
    access: 'open',
    summary:
      'The pictures that the maker took of a model, as far as they are made; none where there are none',
    query: z.object({ model }),
    response: rows(makerPicture, 200),
  }),
  getPictureFile: operation({
    method: 'GET',
    path: '/pictures/made/:file',
    access: 'open',
    summary: 'A picture of the maker in one of its widths: CONTENT-WIDTH.avif or .webp; it never changes',
    params: z.object({ file: z.string().regex(/^[0-9a-f]{32}-[1-9]\d{1,4}\.(avif|webp)$/) }),
    file: 'image/avif',
    errors: [404],
  }),
  getBodyMesh: operation({
    method: 'GET',
    path: '/api/v1/bodies/:file',
    access: 'open',
    summary: 'The finer triangles of a body that came as a GLB, as its sheet names them; they never change',
    params: z.object({ file: z.string().regex(/^mesh-[0-9a-f]{64}$/) }),
    file: 'application/octet-stream',
    errors: [404],
  }),
  getPictureProgress: operation({
    method: 'GET',
    path: '/api/v1/catalogue/pictures',
    access: 'backoffice',
    query: z.object({ lang: languageQuery }),
    summary: 'How many pictures of the catalogue in force are made, and which cannot be',
    response: pictureProgress,
  }),
  getModelPicture: operation({
    method: 'GET',
    path: '/pictures/model/:model',
    access: 'open',
    summary:
      'Leads to the picture of a luminaire that shows it best: one of the maker’s in the finish that is asked for, else one that is drawn',
    params: z.object({ model }),
    query: z.object({
      ...look,
      width,
    }),
    status: 302,
    errors: [404],
  }),
  leadToCollectionPicture: operation({
    method: 'GET',
    path: '/pictures/collection/:subFamilyId',
    access: 'open',
    summary:
      'Leads to the picture of a collection: the maker’s first one of it in a room, else its luminaires, drawn',
    params: z.object({ subFamilyId: numericId }),
    query: z.object({ ground, revision, width: width.default(960) }),
    status: 302,
    errors: [404],
  }),
  getLuminairePicture: operation({
    method: 'GET',
    path: '/pictures/luminaire/:model.svg',
    access: 'open',
    summary: 'A luminaire, drawn in its finish and light',
    params: z.object({ model }),
    query: z.object({
      ...look,
      alone: z
        .literal('true')
        .optional()
        .describe('As large as it goes, as a configurator shows it; without it at one scale with its like'),
    }),
    file: 'image/svg+xml',
    errors: [404],
  }),
  getImageDetails: operation({
    method: 'POST',
    path: '/api/v1/articles/get-image-details',
    access: 'signed-in',
    forKeys: true,
    summary: 'Products with the address of their picture; one that has none comes back as it was sent',
    query: z.object({ catalogId: catalogQuery.optional(), lang: languageQuery }),
    body: imagedProducts,
    response: imagedProducts,
  }),
  getCollectionPicture: operation({
    method: 'GET',
    path: '/pictures/collection/:subFamilyId.svg',
    access: 'open',
    summary: 'The picture of a collection',
    params: z.object({ subFamilyId: numericId }),
    query: z.object({ ground, revision }),
    file: 'image/svg+xml',
    errors: [404],
  }),
  getHeroPicture: operation({
    method: 'GET',
    path: '/pictures/home.svg',
    access: 'open',
    summary: 'The room of the home page, lit by luminaires of the catalogue',
    query: z.object({ ground, revision }),
    file: 'image/svg+xml',
  }),
  getPreconfigPicture: operation({
    method: 'GET',
    path: '/pictures/preconfig/:id.svg',
    access: 'open',
    summary: 'The picture of a preconfigured product, as it is composed',
    params: z.object({ id: preconfigId }),
    query: z.object({ ground, shape, revision }),
    file: 'image/svg+xml',
    errors: [404, 422],
  }),
  getProductPicture: operation({
    method: 'GET',
    path: '/pictures/product/:projectId/:productId.svg',
    access: 'project.view',
    summary:
      'The picture of a product of a project, as it is composed; 404 when it is not of the revision, its reference',
    params: z.object({ projectId: id, productId: id }),
    query: z.object({ ground, shape, revision }),
    file: 'image/svg+xml',
    errors: [404, 422],
  }),
};
