import type { AppContext } from '../../app-context';
import { notFound, sendFile, type Answer } from '../../http/answer';
import { documentOf, readCatalogueFile } from '../catalogue';

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };

/** A PDF of the maker's own that the catalogue in force has, by what it holds. */
export async function makersDocument({ db, catalogue }: AppContext, file: string): Promise<Answer<never>> {
  const hash = file.replace(/\.pdf$/, '');
  const current = catalogue.current();
  const named = documentOf(current, 'documents/index') ?? [];
  const own = named.find((each) => documentOf(current, each.file)?.hash === hash);
  const body = own ? await readCatalogueFile(db, hash) : null;
  if (!own || !body) return notFound();
  const name = own.file.replace(/^.*\//, '');
  return { ...sendFile({ body, size: body.length, type: 'application/pdf', name }), headers: forEver };
}
