import type { Operations, UploadEntity } from '@lucerna/contract';
import type { Frame } from '../../frame';
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
export function uploadFile(frame: Frame): Handler<Operations['uploadFile']> {
  const take = takingUploads(frame, { atOnce: 16, maxOfOne: 3, most: 32 });
  return (call) => {
    const { largest, keep } = kinds[call.query.entity];
    return take(call, { largest, store: (upload) => keep(frame, call, upload) });
  };
}
