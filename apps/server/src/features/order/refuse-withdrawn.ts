import type { Queryable } from '../../database/typed';
import { no, type Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findWithdrawnClient } from '../client';

/** Refuses an order for a client that the feed names no more: something else than to have no client code. */
export async function refuseWithdrawn(
  db: Queryable,
  viewer: Viewer,
  projectId: string,
): Promise<Refusal | null> {
  const client = await findWithdrawnClient(db, viewer.accountId, projectId);
  return client === null ? null : no({ code: 'clientWithdrawn', data: { client } });
}
