import type { AppContext } from '../../app-context';
import { answer, type Answer } from '../../http/answer';
import { writeOnce, type KeyedCall } from '../../http/idempotency';
import { giveCode } from './codes';

/** Reserves a code for a creation of the viewer that is not stored yet; a repeat under its key gets the same one. */
export function generateCode(
  ctx: AppContext,
  request: KeyedCall,
  prefixCode: string,
): Promise<Answer<{ readonly creationCode: string }>> {
  return writeOnce(ctx.pool, request, async (tx) =>
    answer({ creationCode: await giveCode(tx, request.viewer.accountId, prefixCode, null) }, { status: 201 }),
  );
}
