import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { no } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { askOnce } from './ask-once';
import { noLines, tooManyRequests } from './make-request';
import { readRequest } from './present';
import { isActivity, typesFor } from './support-types';

/** Asks support by type and subject (SUP-01), of those that the account is offered. */
export function requestSupport(ctx: AppContext): Handler<Operations['requestSupport']> {
  return async (call) => {
    const { viewer, body } = call;
    const catalogId = body.catalogId ?? viewer.catalogId;
    const type = typesFor(ctx.catalogue.current(), catalogId, viewer.roles).find(
      ({ id }) => id === body.type,
    );
    const isKnown =
      type?.subjects.some(({ id }) => id === body.subject) &&
      (body.businessActivity === null || isActivity(body.businessActivity));
    if (!isKnown) return no({ code: 'supportTypeUnknown' });
    const refusal = await tooManyRequests(ctx, viewer);
    if (refusal) return refusal;
    const asked = await askOnce(ctx, call, () =>
      Promise.resolve({
        ...{ kind: 'support', catalogId, lines: noLines, clientCode: viewer.clientCode },
        siteLocation: body.siteLocation,
        supportType: body.type,
        supportSubject: body.subject,
        businessActivity: body.businessActivity,
        description: body.description,
        files: body.files,
      }),
    );
    if (!asked.ok) return asked;
    return readRequest(ctx, viewer, asked.requestId, call.language, 201);
  };
}
