import type { LanguageCode } from '@lucerna/engine';
import type pg from 'pg';
import type { AppContext } from '../../app-context';
import type { Answer, Refusal } from '../../http/answer';
import { writeOnce, type KeyedWrite } from '../../http/idempotency';

import { makeRequest, tellMade, type Asking, type MadeRequest, type NewRequest } from './make-request';

type Call = KeyedWrite & Asking & { readonly body: { readonly lang?: LanguageCode | undefined } };

/** Writes what belongs to a request once it is stored. */
type Besides = (tx: pg.PoolClient, made: MadeRequest) => Promise<Refusal | null>;

/**
 * Makes a request once under the key of its call, in one transaction, and tells who answers it; a repeat makes none. `about` says what is
 * asked, or why it cannot be. Resolves to null when it is made.
 */
export async function askOnce(
  ctx: AppContext,
  call: Call,
  about: (tx: pg.PoolClient) => Promise<NewRequest | Refusal>,
  besides?: Besides,
): Promise<{ readonly ok: true; readonly requestId: string } | Refusal> {
  let made: MadeRequest | null = null;
  const done = await writeOnce(
    ctx.pool,
    call,
    async (tx): Promise<Answer<never>> => {
      const asked = await about(tx);
      if ('ok' in asked) return asked;
      const stored = await makeRequest(
        ctx,
        tx,
        { ...call, language: call.body.lang ?? call.language },
        asked,
      );
      if ('ok' in stored) return stored;
      const refusal = await besides?.(tx, stored);
      if (refusal) return refusal;
      made = stored;
      return { ok: true, subject: stored.id };
    },
    (subject) => Promise.resolve({ ok: true, subject }),
  );
  if (!done.ok) return done;
  if (made) tellMade(ctx, made);
  return { ok: true, requestId: done.subject! };
}
