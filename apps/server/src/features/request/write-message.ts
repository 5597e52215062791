import { maxMessages, type Operations } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { recordEvent } from '../../database/events';
import type { AppContext } from '../../app-context';
import { no } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { linkOrigin } from '../mail';
import { answerersOf } from './access';
import { changeOnce } from './change-once';
import { giveFiles } from './file/store';
import { sendLetter } from './letters';
import { tooManyRequests } from './make-request';
import { stateAfterMessage } from './moves';
import { readRequest } from './present';
import { changeRequest, countMessages, insertMessage, type StoredRequest } from './store';
import { mailboxOf } from './support-types';
import { takeRequest } from './take-request';
import type { Queryable } from '../../database/typed';

/** Who reads a message: the asker an answer, else whoever works on the request, or all who may. */
async function readersOf(tx: Queryable, found: StoredRequest, isAnswer: boolean): Promise<string[]> {
  if (isAnswer) return [found.ownerId];
  const one = found.takenBy ?? found.recipientId;
  if (one !== null) return [one];
  return (await answerersOf(tx, found)).map(({ id }) => id).filter((id) => id !== found.ownerId);
}

/** Writes to the other side of a request, which is told by mail and at once. */
export function writeToRequest(ctx: AppContext): Handler<Operations['writeToRequest']> {
  return async (call) => {
    const { viewer, params, body } = call;
    const refusal = await tooManyRequests(ctx, viewer);
    if (refusal) return refusal;
    const told: { readers: readonly string[]; number: string } = { readers: [], number: '' };
    const done = await changeOnce(ctx.pool, call, async (tx, found) => {
      if (found.state === 'closed') return no({ code: 'requestClosed' });
      if ((await countMessages(tx, found.id)) >= maxMessages) {
        return no({ code: 'messagesFull', data: { most: maxMessages } });
      }
      const { isAnswerer: isAnswer } = found;
      const messageId = randomUUID();
      await insertMessage(tx, {
        ...{ id: messageId, requestId: found.id, authorId: viewer.accountId },
        ...{ isAnswer, text: body.text },
      });
      if (!(await giveFiles(tx, viewer.accountId, { messageId }, body.files)))
        return no({ code: 'fileGone' });
      if (isAnswer) await takeRequest(tx, call, found);
      await changeRequest(tx, found.id, { state: stateAfterMessage(isAnswer, found.takenBy) });
      await recordEvent(tx, 'requestWritten', {
        actor: viewer.accountId,
        subject: found.id,
        payload: { message: messageId, isAnswer, files: body.files.length },
      });
      const readers = await readersOf(tx, found, isAnswer);
      const letter = { requestId: found.id, messageId, origin: linkOrigin(call.request, ctx.env) };
      const isToMailbox =
        !isAnswer && found.takenBy === null && mailboxOf(ctx.catalogue.current(), found) !== null;
      for (const readerId of readers.length > 0 && !isToMailbox ? readers : [null]) {
        await sendLetter(ctx, tx, { ...letter, kind: 'requestWritten', readerId });
      }
      Object.assign(told, { readers, number: found.number });
      return { ok: true, subject: found.id };
    });
    if (!done.ok) return done;
    const notice = { id: params.id, number: told.number, change: 'written' } as const;
    for (const reader of told.readers) ctx.sockets.tell(reader, 'request', notice);
    return readRequest(ctx, viewer, params.id, call.language, 201);
  };
}
