import { z } from 'zod';
import { id, languageCode } from '../shape/common';
import { model } from '../shape/configuration';
import { legalPageId } from '../shape/site';

const short = z.string().regex(/^[\w-]{1,128}$/);

/** A number of the catalogue, as it stands in a path. */
const number = z.string().regex(/^\d{1,6}$/);

/** What may stand in the path of a page, by the name of the parameter. */
export const pageParams = {
  projectId: id,
  productId: id,
  orderId: id,
  budgetId: id,
  requestId: id,
  subFamilyId: number,
  applicationLocationId: number,
  model,
  preconfigId: z.string().regex(/^[1-9]\d{0,8}$/),
  /** A name of a configurator that there is none of: the known ones have paths of their own. */
  configurator: z.string().regex(/^[a-z-]{0,40}configurator$/),
  hash: short,
  legalPage: legalPageId,
  language: languageCode,
};

type Name = keyof typeof pageParams;

/** The parameters of a page by their names: `params('projectId', 'model')`. */
export const params = <const Names extends readonly Name[]>(...names: Names) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, pageParams[name]])) as {
      [N in Names[number]]: (typeof pageParams)[N];
    },
  );
