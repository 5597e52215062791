import type { Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { no } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { Handler } from '../../http/serve';
import { makeRequest, noLines, tellMade, tooManyRequests } from './make-request';
import type { MadeRequest } from './make-request';
import { readRequest } from './present';
import { isActivity, typesFor } from './support-types';

/** Asks support by type and subject (SUP-01), of those that the account is offered. */
export function requestSupport(frame: Frame): Handler<Operations['requestSupport']> {
  return async (call) => {
    const { viewer, body } = call;
    const catalogId = body.catalogId ?? viewer.catalogId;
    const type = typesFor(frame.catalogue.current(), catalogId, viewer.roles).find(
      ({ id }) => id === body.type,
    );
    const isKnown =
      type?.subjects.some(({ id }) => id === body.subject) &&
      (body.businessActivity === null || isActivity(body.businessActivity));
    if (!isKnown) return no({ code: 'supportTypeUnknown' });
    const refusal = await tooManyRequests(frame, viewer);
    if (refusal) return refusal;
    let made: MadeRequest | null = null;
    const done = await writeOnce(
      frame.pool,
      call,
      async (tx): Promise<Answer<never>> => {
        const stored = await makeRequest(
          frame,
          tx,
          { ...call, language: body.lang ?? call.language },
          {
            ...{ kind: 'support', catalogId, lines: noLines, clientCode: viewer.clientCode },
            siteLocation: body.siteLocation,
            supportType: body.type,
            supportSubject: body.subject,
            businessActivity: body.businessActivity,
            description: body.description,
            files: body.files,
          },
        );
        if ('ok' in stored) return stored;
        made = stored;
        return { ok: true, subject: stored.id };
      },
      (subject) => Promise.resolve({ ok: true, subject }),
    );
    if (!done.ok) return done;
    if (made) tellMade(frame, made);
    return readRequest(frame, viewer, done.subject!, call.language, 201);
  };
}
