import { eq } from 'drizzle-orm';
import { request } from '../../database/tables/request';
import type { Queryable } from '../../database/typed';
import { notFound, type Answer } from '../../http/answer';
import { writeOnce, type KeyedCall } from '../../http/idempotency';
import { lockRequest } from './store';

type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/** Changes a request that the viewer may read, locked, once under the key of the call. */
export const changeOnce = (
  pool: Parameters<typeof writeOnce>[0],
  call: KeyedCall & { readonly params: { readonly id: string } },
  act: (tx: Queryable, found: LockedRequest) => Promise<Answer<never>>,
): Promise<Answer<never>> =>
  writeOnce(
    pool,
    call,
    async (tx) => {
      const found = await lockRequest(tx, call.viewer, eq(request.id, call.params.id));
      return found ? act(tx, found) : notFound();
    },
    (subject) => Promise.resolve({ ok: true, subject }),
    call.params.id,
  );
