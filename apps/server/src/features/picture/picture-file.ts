import type { AppContext } from '../../app-context';
import { notFound, sendFile, type Answer } from '../../http/answer';
import { madeKeyOf, readCatalogueFile } from '../catalogue';

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };

/** A picture of the maker as it was made. Its name is its content, so that a browser may keep it for ever. */
export async function pictureFile(
  { storage }: Pick<AppContext, 'storage'>,
  name: string,
): Promise<Answer<never>> {
  const stored = await storage.get(madeKeyOf(name));
  if (!stored) return notFound();
  const { stream: body, size, type } = stored;
  return { ...sendFile({ body, size, type, name, inline: true }), headers: forEver };
}

/** The finer triangles of a body. */
export async function bodyMesh({ db }: Pick<AppContext, 'db'>, name: string): Promise<Answer<never>> {
  const body = await readCatalogueFile(db, name);
  if (!body) return notFound();
  const type = 'application/octet-stream';
  return { ...sendFile({ body, size: body.length, type, name, inline: true }), headers: forEver };
}
