import { makersDocumentKinds } from '@lucerna/contract';
import { catalogField, languageCodes, localized, modelCode } from '@lucerna/engine';
import { z } from 'zod';
import type { FeedProblems } from '../problem';
import type { NamedModel, PlaceOf } from './places';

const title = localized.refine((texts) => Object.values(texts).every((text) => text.length <= 120), {
  message: 'at most 120 characters in each language',
});

/** documents/index.json: the maker's own PDFs, and what each is of. */
export const makersDocuments = z
  .array(
    z.strictObject({
      file: z.templateLiteral(['documents/', z.string().regex(/^[\w-]{1,80}$/), '.pdf']),
      /** A manual stands in the place of the one that would be made. */
      kind: z.enum(makersDocumentKinds),
      title,
      subFamilies: z.array(z.int()).max(1000).default([]),
      models: z.array(modelCode).max(1000).default([]),
      /** Without them it is for all. */
      catalogs: z.array(catalogField).min(1).optional(),
      languages: z.array(z.enum(languageCodes)).min(1).optional(),
    }),
  )
  .max(2000);

export type FeedMakersDocument = z.infer<typeof makersDocuments>[number];

/** A PDF of the maker's: what is kept of it in its revision, the file itself being kept by its hash. */
export interface StoredPdf {
  readonly hash: string;
  readonly bytes: number;
  readonly pages: number;
}

const file = 'documents/index.json';

/** Checks what the index names against the files and subfamilies, and answers the models that it names. */
export function checkMakersDocuments(
  index: readonly FeedMakersDocument[],
  feed: { readonly files: Iterable<string>; readonly subfamilies: ReadonlyMap<number, unknown> },
  placeOf: PlaceOf,
  problems: FeedProblems,
): readonly NamedModel[] {
  const brought = new Set([...feed.files].filter((name) => /^documents\/.*\.pdf$/.test(name)));
  index.forEach((each, at) => {
    if (!brought.has(each.file))
      problems.add('unknownFile', placeOf(file, [at, 'file']), { name: each.file });
    each.subFamilies.forEach((id, place) => {
      if (!feed.subfamilies.has(id))
        problems.add('unknownSubfamily', placeOf(file, [at, 'subFamilies', place]), { id });
    });
    if (each.models.length + each.subFamilies.length === 0)
      problems.add('documentOfNothing', placeOf(file, [at]));
  });
  const named = new Set<string>(index.map((each) => each.file));
  for (const name of brought) if (!named.has(name)) problems.add('documentUnnamed', { file: name });
  return index.flatMap(({ models }, at) =>
    models.map((model, place) => ({ model, place: () => placeOf(file, [at, 'models', place]) })),
  );
}
