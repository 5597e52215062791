import type { Operations } from '@lucerna/contract';
import { recordEvent } from '../../database/events';
import type { AppContext } from '../../app-context';
import { no } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { changeOnce } from './change-once';
import { movesOf } from './moves';
import { readRequest } from './present';
import { changeRequest } from './store';
import { takeRequest } from './take-request';

/** Moves a request to another state; who takes it up works on it from then on. A repeat changes nothing. */
export function moveRequest(ctx: AppContext): Handler<Operations['moveRequest']> {
  return async (call) => {
    const { viewer, params, body } = call;
    const told: { reader: string | null; number: string } = { reader: null, number: '' };
    const done = await changeOnce(ctx.pool, call, async (tx, found) => {
      const { id, number, isAnswerer, ownerId } = found;
      if (found.state === body.state) return { ok: true, subject: id };
      if (!movesOf(found, isAnswerer).includes(body.state)) {
        return isAnswerer ? no({ code: 'stale' }) : no({ code: 'requestForbidden' });
      }
      if (body.state === 'inWork') await takeRequest(tx, call, found);
      await changeRequest(tx, id, { state: body.state });
      await recordEvent(tx, 'requestMoved', {
        actor: viewer.accountId,
        subject: id,
        payload: { state: body.state },
      });
      Object.assign(told, { reader: isAnswerer ? ownerId : found.takenBy, number });
      return { ok: true, subject: id };
    });
    if (!done.ok) return done;
    const { reader, number } = told;
    if (reader !== null) ctx.sockets.tell(reader, 'request', { id: params.id, number, change: 'moved' });
    return readRequest(ctx, viewer, params.id, call.language);
  };
}
