import { z } from 'zod';
import { privilege } from './company';
import { catalogId, catalogQuery, languageCode, languageQuery, rows } from './common';
import { companyType, profession } from './qualification';

export const professionList = rows(z.object({ id: profession, description: z.string() }));
export const companyTypeList = rows(
  z.object({
    id: companyType,
    description: z.string(),
    /** What qualification makes of a web user of such a company. */
    role: z.enum(['specifier', 'distributor']),
  }),
);

/** One entry of the menu: a page of ours with its title. */
export const menuEntry = z.object({
  id: z.string(),
  path: z.string(),
  text: z.string(),
  privilege: privilege.nullable(),
});
export const menu = rows(menuEntry);
export const menuQuery = z.object({
  catalogId: catalogQuery.optional(),
  /** A role id; without one the rights of the caller decide. */
  role: z.coerce.number().int().min(1).max(10).optional(),
  lang: languageQuery,
});

/** Where the interface stands: the professional area, or pages that anyone may open. */
export const siteLocation = z.enum(['private', 'public']);
export const siteConfiguration = z.object({
  siteLocation,
  catalogs: z.array(catalogId),
  defaultCatalog: catalogId,
  languages: z.array(languageCode),
  defaultLanguage: languageCode,
  /** The buttons beside the user's name, in order (P6). */
  userButtons: rows(menuEntry),
  upload: z.object({ maxBytes: z.int(), formats: z.array(z.string()) }),
});
export const siteConfigurationQuery = z.object({
  siteLocation: siteLocation.default('private'),
  lang: languageQuery,
});

export type Menu = z.infer<typeof menu>;
export type SiteConfiguration = z.infer<typeof siteConfiguration>;

/** What may be uploaded (P5): ten megabytes, in these formats. */
export const uploadLimits = {
  maxBytes: 10_485_760,
  formats: [
    'doc',
    'docx',
    'gif',
    'jpg',
    'jpeg',
    'mpg',
    'mpeg',
    'avi',
    'pdf',
    'ppt',
    'pptx',
    'tif',
    'tiff',
    'txt',
    'xls',
    'xlsx',
  ],
};
