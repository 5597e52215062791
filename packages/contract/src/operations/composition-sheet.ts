import { z } from 'zod';
import { operationOf } from '../operation';
import { languageQuery } from '../shape/common';
import { compositionTexts, foundCompositions, newCompositionSheets } from '../shape/composition-sheet';

const operation = operationOf('composition sheets');
const access = 'signed-in';
const query = z.object({ lang: languageQuery });

/** Compositions as documents (CFG-07). Only for those who have the internal pages: the flag internalPages. */
export const compositionSheetOperations = {
  findCompositions: operation({
    method: 'POST',
    path: '/api/v1/composition-sheets/compositions',
    access,
    forKeys: true,
    summary: 'Read references and creation codes as compositions; each that is none has the reason',
    query,
    body: compositionTexts,
    response: foundCompositions,
    errors: [429],
  }),
  makeCompositionSheets: operation({
    method: 'POST',
    path: '/api/v1/composition-sheets',
    access,
    forKeys: true,
    summary: 'Make a PDF with a page for each composition, with prices for who may see them',
    query,
    body: newCompositionSheets,
    file: 'application/pdf',
    errors: [404, 409, 422, 429, 503],
  }),
};
