import type { FloorPlan, UploadedFile } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { codeOf, errorOf } from '../thrown';
import type { AppContext } from '../app-context';
import { no, type Answer, type Refusal } from './answer';
import type { KeyedCall } from './idempotency';

/** A file that somebody sent, in a folder that is removed when the call is answered. */
export interface Upload {
  readonly folder: string;
  /** Path of its content. */
  readonly file: string;
  readonly name: string;
  /** SHA-256 of name and content: tells a repeat from another upload under the same key. */
  readonly hash: string;
  readonly isGone: () => boolean;
}

/** What becomes of files of a kind. */
export interface UploadKind {
  /** Bytes. */
  readonly largest: number;
  readonly keep: (
    ctx: AppContext,
    call: KeyedCall,
    upload: Upload,
  ) => Promise<Answer<FloorPlan | UploadedFile>>;
}

interface Received {
  readonly ok: true;
  readonly name: string;
  /** SHA-256 of name and content: tells a repeat from another upload under the same key. */
  readonly hash: string;
}

const noFile: Refusal = {
  ...no({ code: 'fileMissing' }),
  details: [{ in: 'body', path: 'file', code: 'required', message: 'formError.required' }],
};

/** The name as a list shows it: without the way to it, and without signs that nobody sees. */
const shownName = (name: string) =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, 200);

/**
 * Rejects when the sender has gone before all was read. A request that was destroyed while it waited for its turn ends no
 * stream that is put behind it, so that its form would be waited for for ever.
 */
function brokenOff({ raw }: FastifyRequest): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => {
      if (!raw.readableEnded) reject(new Error('The upload was broken off'));
    };
    if (raw.destroyed) refuse();
    else raw.once('close', refuse);
  });
}

/** Bytes that a form may have around its file: the lines that say what it is. */
const formBytes = 65_536;

/**
 * Writes the file of the form to `file` as it comes, so that memory never holds it. What says that it is too large is refused
 * before it is read; what turns out to be is read to its end and let go, so that its sender hears why.
 *
 * @param largest bytes
 */
export async function receiveUpload(
  request: FastifyRequest,
  file: string,
  largest: number,
): Promise<Received | Refusal> {
  if (!request.isMultipart()) return no({ code: 'unsupportedType' });
  const tooLarge = no({ code: 'tooLarge', data: { limit: largest } });
  if (Number(request.headers['content-length'] ?? 0) > largest + formBytes) return tooLarge;
  try {
    const sent = await Promise.race([request.file({ limits: { fileSize: largest } }), brokenOff(request)]);
    if (!sent) return noFile;
    const name = sent.filename ?? '';
    const hash = createHash('sha256').update(`${name}\n`);
    const written = pipeline(
      sent.file,
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          hash.update(part);
          yield part;
        }
      },
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    );
    await Promise.race([written, brokenOff(request)]);
    if (sent.file.truncated) {
      request.raw.resume();
      return tooLarge;
    }
    return { ok: true, name: shownName(name) || 'file', hash: hash.digest('hex') };
  } catch (error) {
    // A disk that is full is ours; what the form is broken by is the sender's.
    if (['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO'].includes(codeOf(error) ?? '')) throw error;
    request.log.info({ err: errorOf(error) }, 'an upload that is no form');
    request.raw.resume();
    return noFile;
  }
}
