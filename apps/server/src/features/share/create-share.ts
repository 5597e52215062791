import type { Operations, ShareLink } from '@lucerna/contract';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { engineCatalogues } from '../catalogue';
import { sharedCreation } from './shared-creation';
import { findOwnLink, insertShare, maxShares, presentLink } from './store';

/** 192 bits: whoever tries a thousand million a second finds none while the sun shines. */
const hashBytes = 24;

/** Makes a link to a creation as it is now: what its owner changes afterwards does not follow. */
export function createShare(ctx: AppContext): Handler<Operations['shareCreation']> {
  return async (call) => {
    const { viewer, body, request } = call;
    const { accountId } = viewer;
    const catalogId = body.catalogId ?? viewer.catalogId;
    const { elements } = engineCatalogues(ctx.catalogue.current(), catalogId, ctx.today());
    const creation = sharedCreation(body.creation, elements);
    if (!creation.ok) return no(...creation.problems);

    const again = async (id: string, tx: pg.PoolClient): Promise<Answer<ShareLink>> => {
      const row = await findOwnLink(tx, accountId, id);
      return row ? answer(presentLink(row), { status: 201 }) : notFound();
    };
    return writeOnce(
      ctx.pool,
      call,
      async (tx): Promise<Answer<ShareLink>> => {
        const hash = randomBytes(hashBytes).toString('base64url');
        const row = await insertShare(tx, {
          ownerId: accountId,
          hash,
          name: body.name,
          catalogId,
          creation: creation.value,
        });
        if (!row) return no({ code: 'sharesFull', data: { most: maxShares } });
        const detail = { share: row.id, name: row.name };
        await record(tx, { action: 'shareCreated', actor: accountId, subject: accountId, request, detail });
        return answer(presentLink(row), { subject: row.id, status: 201 });
      },
      again,
    );
  };
}
