import { eq } from 'drizzle-orm';
import { openPool } from '../../database/connect';
import { catalogueImport } from '../../database/tables/catalogue-import';
import { typed } from '../../database/typed';
import { answerQuestions } from '../../jobs/answer-questions';
import { openStorage } from '../../storage/open-storage';
import { importUpload } from '../catalogue';
import type { ImportAnswer, ImportQuestion } from './import-process';

/** How often the progress is written. */
const progressEveryMs = 500;

async function importFeed({ id, databaseUrl, home, s3, ...asked }: ImportQuestion): Promise<ImportAnswer> {
  const pool = openPool(databaseUrl, () => undefined, 'imports');
  const storage = await openStorage({ home, s3 }, () => undefined);
  let told = 0;
  let telling: Promise<unknown> = Promise.resolve();
  try {
    const { file, name, folder, ...how } = asked;
    return await importUpload({ pool, storage, ...how }, { file, name, folder }, ({ step, rows }) => {
      const now = performance.now();
      if (now - told < progressEveryMs) return;
      told = now;
      telling = telling
        .then(() => typed(pool).update(catalogueImport).set({ step, rows }).where(eq(catalogueImport.id, id)))
        .catch(() => undefined);
    });
  } finally {
    await telling;
    storage.close();
    await pool.end();
  }
}

// It holds the database's address, which other processes that read files do not: it writes what it reads.
answerQuestions<ImportQuestion, ImportAnswer>(importFeed);
