import { inTransaction } from '../../database/transaction';
import type { Frame } from '../../frame';
import { answer } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { withIdempotency } from '../../http/idempotency';
import type { Viewer } from '../../viewer';
import { giveCode } from './codes';

/** Reserves a code for a creation of the viewer that is not stored yet; a repeat under its key gets the same one. */
export function generateCode(
  frame: Frame,
  request: { readonly viewer: Viewer; readonly idempotencyKey: string | null; requestHash(): string },
  prefixCode: string,
): Promise<Answer<{ readonly creationCode: string }>> {
  const { viewer, idempotencyKey } = request;
  return inTransaction(frame.pool, (tx) =>
    withIdempotency(tx, viewer, idempotencyKey, request.requestHash(), async () =>
      answer({ creationCode: await giveCode(tx, viewer.accountId, prefixCode, null) }, { status: 201 }),
    ),
  );
}
