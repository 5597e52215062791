import type { FastifyRequest } from 'fastify';
import path from 'node:path';
import type { AppContext } from '../../app-context';
import type { Answer } from '../../http/answer';
import type { KeyedCall } from '../../http/idempotency';
import { rateLimit } from '../../http/rate-limit';
import { receiveUpload, type Upload } from '../../http/receive-upload';
import { turns } from '../../http/turns';
import { scratchIn } from '../../storage/scratch';
import { tooMany } from '../account';

/** A call with a form, and what becomes of its file. */
interface Sent<Body> {
  /** Bytes. */
  readonly largest: number;
  readonly store: (upload: Upload) => Promise<Answer<Body>>;
}

/**
 * Takes files into a folder of their own, as they come, sixty of an account in an hour; and in turn, from their first byte
 * to their answer, so that what they take of the disk is bounded.
 */
export function takingUploads(ctx: AppContext, bounds: Parameters<typeof turns>[0]) {
  const uploads = turns(bounds);
  const limit = rateLimit({ attempts: 60, seconds: 3600 });
  const scratch = scratchIn(ctx.env.home);
  return async <Body>(
    { viewer, request }: Pick<KeyedCall, 'viewer'> & { readonly request: FastifyRequest },
    { largest, store }: Sent<Body>,
  ): Promise<Answer<Body>> => {
    const refused = tooMany(limit, viewer.accountId);
    if (refused) return refused;
    const isGone = () => request.raw.socket.destroyed;
    const taken = await uploads.take(
      viewer.accountId,
      () =>
        scratch(async (folder): Promise<Answer<Body>> => {
          const file = path.join(folder, 'upload');
          const received = await receiveUpload(request, file, largest);
          return received.ok ? store({ ...received, folder, file, isGone }) : received;
        }),
      isGone,
    );
    // What was not read is let go, so that its sender hears why.
    if (!taken.ok) request.raw.resume();
    return taken;
  };
}
