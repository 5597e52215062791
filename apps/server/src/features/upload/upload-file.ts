import type { Operations, UploadEntity } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import type { UploadKind } from '../../http/receive-upload';
import type { Handler } from '../../http/serve';
import { floorPlanUpload } from '../floor-plan';
import { requestUpload } from '../request';
import { takingUploads } from './take-upload';

const kinds: Readonly<Record<UploadEntity, UploadKind>> = {
  'floor-plan': floorPlanUpload,
  request: requestUpload,
};

/** Takes a file and hands it to what keeps files of its kind. */
export function uploadFile(ctx: AppContext): Handler<Operations['uploadFile']> {
  const take = takingUploads(ctx, { atOnce: 16, maxOfOne: 3, most: 32 });
  return (call) => {
    const { largest, keep } = kinds[call.query.entity];
    return take(call, { largest, store: (upload) => keep(ctx, call, upload) });
  };
}
