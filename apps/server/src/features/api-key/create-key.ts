import type { ApiKey, Operations } from '@lucerna/contract';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { findKey, insertKey, lockKeys, presentKey } from './store';
import { keyHash, keyPrefix, rolesWithKeys } from './use-key';

const maxKeys = 20;
const hintLength = keyPrefix.length + 4;

type Created = ApiKey & { key: string | null };

/** The day, UTC, that comes so many days after today. */
const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Makes a key for an API user or an administrator (ACC-18), with privileges of its maker and no others. It is in this
 * answer and nowhere else: a repeat with the same Idempotency-Key tells the same record without it.
 */
export function createKey(ctx: AppContext): Handler<Operations['createApiKey']> {
  return async (call) => {
    const { viewer, body, request } = call;
    const { accountId } = viewer;
    if (!viewer.roles.some((role) => rolesWithKeys.includes(role))) {
      return no({ code: 'forbidden', data: { role: rolesWithKeys[0] } });
    }
    const most = ctx.env.apiKeyDays;
    if (body.expiresOn && body.expiresOn < dayAfter(0)) return no({ code: 'keyOver' });
    if (body.expiresOn && body.expiresOn > dayAfter(most)) return no({ code: 'keyTooLong', data: { most } });
    const beyond = body.scopes.find((each) => !viewer.can(each));
    if (beyond) return no({ code: 'rightNotYours', data: { privilege: beyond } });
    const again = async (id: string, tx: pg.PoolClient): Promise<Answer<Created>> => {
      const row = await findKey(tx, accountId, id);
      return row ? answer({ ...presentKey(row), key: null }) : notFound();
    };
    return writeOnce(
      ctx.pool,
      call,
      async (tx): Promise<Answer<Created>> => {
        if ((await lockKeys(tx, accountId)) >= maxKeys) {
          return no({ code: 'keysFull', data: { most: maxKeys } });
        }
        const key = keyPrefix + randomBytes(32).toString('base64url');
        const row = await insertKey(tx, {
          accountId,
          name: body.name,
          hint: key.slice(0, hintLength),
          keyHash: keyHash(key),
          scopes: body.scopes,
          expiresOn: body.expiresOn ?? null,
          days: most,
        });
        const detail = { key: row.id, name: row.name, scopes: row.scopes };
        await record(tx, { action: 'keyCreated', actor: accountId, subject: accountId, request, detail });
        return answer({ ...presentKey(row), key }, { subject: row.id, status: 201 });
      },
      again,
    );
  };
}
