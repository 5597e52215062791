import { z } from 'zod';
import { operationOf } from '../operation';
import { catalogueImport, catalogueImportReport } from '../shape/catalogue-import';
import { id, languageQuery, rows } from '../shape/common';

const operation = operationOf('administration');
const access = 'backoffice';
const params = z.object({ id });
const query = z.object({ lang: languageQuery });

/** Feeds that the maker brings by the page of imports (CAT-05). */
export const catalogueImportOperations = {
  uploadCatalogueFeed: operation({
    method: 'POST',
    path: '/api/v1/catalogue/imports',
    access,
    summary:
      'Upload a feed as the field `file`, at most 200 MB: a workbook (XLSX), a GLDF, a CSV of a partial feed, or the ZIP of a folder. It is read and checked, and nothing is changed',
    upload: true,
    response: catalogueImport,
    status: 201,
    errors: [409, 422, 429],
    idempotent: true,
  }),
  listCatalogueImports: operation({
    method: 'GET',
    path: '/api/v1/catalogue/imports',
    access,
    summary: 'The last 50 feeds that were uploaded, newest first',
    response: rows(catalogueImport),
  }),
  getCatalogueTemplate: operation({
    method: 'GET',
    path: '/api/v1/catalogue/imports/template',
    access,
    summary: 'A workbook (XLSX) without rows to fill in and upload, with what each column takes',
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  getCatalogueImport: operation({
    method: 'GET',
    path: '/api/v1/catalogue/imports/:id',
    access,
    summary: 'An uploaded feed with what reading it found and what it would change',
    params,
    query,
    response: catalogueImportReport,
    errors: [404],
  }),
  applyCatalogueImport: operation({
    method: 'POST',
    path: '/api/v1/catalogue/imports/:id/apply',
    access,
    summary: 'Put a checked feed in force; refused when another revision came in force since it was checked',
    params,
    query,
    response: catalogueImportReport,
    errors: [404, 409],
  }),
};
