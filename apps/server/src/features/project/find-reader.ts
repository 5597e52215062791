import { eq } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import type { FindReader } from '../../ports/sockets';
import { nameOfRow } from '../account';
import { findAccess } from './access';

/** Under which name somebody is shown to the others who have a project open, where the account may read it. */
export const readerFinder =
  ({ pool }: Pick<AppContext, 'pool'>): FindReader =>
  async (viewer, projectId) => {
    const access = await findAccess(pool, viewer, projectId);
    if (!access) return null;
    const [row] = await typed(pool)
      .select({ name: nameOfRow })
      .from(account)
      .where(eq(account.id, viewer.accountId));
    return row?.name ?? null;
  };
