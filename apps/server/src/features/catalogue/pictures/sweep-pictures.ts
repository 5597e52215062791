import { inArray } from 'drizzle-orm';
import { picture } from '../../../database/tables/picture';
import { typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import { sweepNameless } from '../../../storage/sweep-nameless';
import { picturePrefix } from './stored-picture';

/** Removes the originals that imports left which were refused or cut off. */
export async function sweepPictures(ctx: AppContext): Promise<void> {
  const { pool, storage } = ctx;
  await sweepNameless({
    storage,
    prefix: picturePrefix,
    now: ctx.now(),
    known: async (names) => {
      const contentOf = (name: string) => name.split('-')[0] ?? name;
      const rows = await typed(pool)
        .select({ content: picture.content })
        .from(picture)
        .where(inArray(picture.content, [...new Set(names.map(contentOf))]));
      const known = new Set(rows.map(({ content }) => content));
      return names.filter((name) => known.has(contentOf(name)));
    },
  });
}
