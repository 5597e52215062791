import type { CatalogId, LanguageCode, Model } from '@lucerna/engine';
import { eq } from 'drizzle-orm';
import { catalogueFile } from '../../../database/tables/catalogue';
import type { MakersDocument } from '../../../ports/catalogue';
import type { Database } from '../../../ports/database';
import { documentOf } from './documents';

/** The maker's own PDFs of a stored feed, in its order. */
export function makersDocumentsIn(stored: {
  readonly document: (name: string) => unknown;
}): readonly MakersDocument[] {
  return (documentOf(stored, 'documents/index') ?? []).flatMap(({ file, ...said }) => {
    const pdf = documentOf(stored, file);
    return pdf ? [{ ...said, ...pdf }] : [];
  });
}

/** Those that are of a model, or of its subfamily, and for a market and a language. */
export const makersDocumentsOf = (
  all: readonly MakersDocument[],
  { model, subFamily }: Pick<Model, 'model' | 'subFamily'>,
  catalogId: CatalogId,
  language: LanguageCode,
): readonly MakersDocument[] =>
  all.filter(
    ({ models, subFamilies, catalogs, languages }) =>
      (models.includes(model) || subFamilies.includes(subFamily.id)) &&
      (catalogs?.includes(catalogId) ?? true) &&
      (languages?.includes(language) ?? true),
  );

/** The bytes of a file that is kept beside the documents of the catalogue, such as `mesh-…`; null where there is none. */
export async function readCatalogueFile(db: Database, name: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: catalogueFile.content })
    .from(catalogueFile)
    .where(eq(catalogueFile.hash, name));
  return row?.content ?? null;
}

/** The bytes of a PDF of the maker's. */
export async function readMakersDocument(
  db: Database,
  { hash }: Pick<MakersDocument, 'hash'>,
): Promise<Buffer> {
  const content = await readCatalogueFile(db, hash);
  if (!content) throw new Error(`The catalogue has lost the file ${hash}`);
  return content;
}
