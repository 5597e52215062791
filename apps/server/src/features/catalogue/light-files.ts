import { readPhotometry, type Photometry } from '@lucerna/photometry';
import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../ports/database';
import { catalogueDocument } from '../../database/tables/catalogue';
import type { Catalogue } from '../../ports/catalogue';
import { z } from 'zod';

/** Files that are remembered: some 10 kB each, 1 MB where every angle was measured. */
const most = 100;

/** The light files of the feed by their name, read once; null for one that the feed does not have. */
export function openLightFiles(
  db: Database,
): (catalogue: Catalogue, name: string) => Promise<Photometry | null> {
  const known = new LRUCache<string, Promise<Photometry | null>>({ max: most });
  return (catalogue, name) => {
    const key = `${catalogue.revision} ${name}`;
    const found = known.get(key);
    if (found) return found;
    const reading = lightFile(db, catalogue.revision, name);
    known.set(key, reading);
    reading.catch(() => known.delete(key));
    return reading;
  };
}

const storedFile = z.object({ text: z.string() });

async function lightFile(db: Database, revision: number, name: string): Promise<Photometry | null> {
  const [row] = await db
    .select({ body: catalogueDocument.body })
    .from(catalogueDocument)
    .where(and(eq(catalogueDocument.revision, revision), eq(catalogueDocument.name, name)));
  if (!row) return null;
  const read = readPhotometry(storedFile.parse(row.body).text);
  return read.ok ? read.photometry : null;
}
