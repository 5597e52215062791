import { largestFloorPlan, type FloorPlan, type Operations } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { hash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Frame } from '../../frame';
import type { Answer, Refusal } from '../../http/answer';
import { answer, no, notFound } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import { rateLimit } from '../../http/rate-limit';
import type { Handler } from '../../http/serve';
import { tooMany } from '../account';
import { readPlan } from './read-plan';
import { contentKey, findFloorPlan, insertFloorPlan, mostPlans, presentFloorPlan } from './store';

interface Received {
  readonly ok: true;
  readonly name: string;
  readonly bytes: Buffer;
}

const tooLarge = no({ code: 'tooLarge', data: { limit: largestFloorPlan } });
const noFile: Refusal = {
  ...no({ code: 'badRequest' }),
  details: [{ in: 'body', path: 'file', code: 'required', message: 'formError.required' }],
};

/** The name as a list shows it: without the way to it, and without signs that nobody sees. */
const shownName = (name: string) =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, 200);

/** Reads the file of the form. What is too large is read to its end and let go, so that its sender hears why. */
async function receive(request: FastifyRequest): Promise<Received | Refusal> {
  if (!request.isMultipart()) return no({ code: 'unsupportedType' });
  try {
    const file = await request.file();
    if (!file) return noFile;
    const parts: Buffer[] = [];
    for await (const part of file.file as AsyncIterable<Buffer>) parts.push(part);
    if (file.file.truncated) {
      request.raw.resume();
      return tooLarge;
    }
    return { ok: true, name: shownName(file.filename ?? '') || 'plan', bytes: Buffer.concat(parts) };
  } catch (error) {
    // What the form is broken by is the sender's: a missing boundary, too many parts, an end in the middle.
    request.log.info({ err: error as Error }, 'an upload that is no form');
    request.raw.resume();
    return noFile;
  }
}

/** Takes a floor plan: checks it by its content, makes a bounded picture of it, and keeps that for its owner. */
export function uploadFile(frame: Frame): Handler<Operations['uploadFile']> {
  const limit = rateLimit({ attempts: 60, seconds: 3600 });
  return async ({ viewer, idempotencyKey, request }) => {
    const { accountId } = viewer;
    const refused = tooMany(limit, accountId);
    if (refused) return refused;
    const received = await receive(request);
    if (!received.ok) return received;
    const { name, bytes } = received;
    const plan = await readPlan(bytes);
    if (!plan.ok) return plan;

    const again = async (id: string, tx: pg.PoolClient): Promise<Answer<FloorPlan>> => {
      const row = await findFloorPlan(tx, accountId, id);
      return row ? answer(presentFloorPlan(row), { status: 201 }) : notFound();
    };
    const requestHash = () => hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), bytes]));
    // Before the row: one without its content would be worse than content without a row.
    const id = randomUUID();
    await frame.storage.put(contentKey(id), plan.content, plan.type);
    const written = await writeOnce(
      frame.pool,
      { viewer, idempotencyKey, requestHash },
      async (tx): Promise<Answer<FloorPlan>> => {
        const row = await insertFloorPlan(tx, accountId, { id, name }, plan);
        if (!row) return no({ code: 'plansFull', data: { most: mostPlans } });
        return answer(presentFloorPlan(row), { subject: id, status: 201 });
      },
      again,
    );
    // Refused, or a repeat of an upload that has its own content.
    if (!written.ok || written.value?.id !== id) await frame.storage.remove(contentKey(id));
    return written;
  };
}
