import type { Operations, UploadEntity } from '@lucerna/contract';
import path from 'node:path';
import type { Frame } from '../../frame';
import { rateLimit } from '../../http/rate-limit';
import { receiveUpload } from '../../http/receive-upload';
import type { UploadKind } from '../../http/receive-upload';
import type { Handler } from '../../http/serve';
import { turns } from '../../http/turns';
import { scratchIn } from '../../storage/scratch';
import { tooMany } from '../account';
import { floorPlanUpload } from '../floor-plan';
import { requestUpload } from '../request';

const kinds: Readonly<Record<UploadEntity, UploadKind>> = {
  'floor-plan': floorPlanUpload,
  request: requestUpload,
};

/** Uploads from their first byte to their answer: what they take of the disk is bounded. */
const uploads = turns({ atOnce: 16, maxOfOne: 3, most: 32 });

/** Takes a file into a folder of its own, as it comes, and hands it to what keeps files of its kind. */
export function uploadFile(frame: Frame): Handler<Operations['uploadFile']> {
  const limit = rateLimit({ attempts: 60, seconds: 3600 });
  const scratch = scratchIn(frame.env.home);
  return async (call) => {
    const { viewer, request, query } = call;
    const refused = tooMany(limit, viewer.accountId);
    if (refused) return refused;
    const { largest, keep } = kinds[query.entity];
    const isGone = () => request.raw.socket.destroyed;
    const taken = await uploads.take(
      viewer.accountId,
      () =>
        scratch(async (folder) => {
          const file = path.join(folder, 'upload');
          const received = await receiveUpload(request, file, largest);
          return received.ok ? keep(frame, call, { ...received, folder, file, isGone }) : received;
        }),
      isGone,
    );
    // What was not read is let go, so that its sender hears why.
    if (!taken.ok) request.raw.resume();
    return taken;
  };
}
