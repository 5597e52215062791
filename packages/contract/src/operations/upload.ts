import { z } from 'zod';
import { operationOf } from '../operation';
import { id } from '../shape/common';
import { floorPlan } from '../shape/floor-plan';
import { uploadedFile } from '../shape/request';
import { uploadTarget } from '../shape/upload';

const operation = operationOf('uploads');

/** Files that are sent before what names them (P7). */
export const uploadOperations = {
  uploadFile: operation({
    method: 'POST',
    path: '/api/v1/files/temp',
    access: 'signed-in',
    summary:
      'Upload the field `file`: a floor plan (PNG, JPEG, WebP or DXF, at most 20 MB), or a file of a request (at most 10 MB), which is removed after a day unless a message names it',
    query: uploadTarget,
    upload: true,
    response: z.union([floorPlan, uploadedFile]),
    status: 201,
    errors: [409, 422, 429],
    idempotent: true,
  }),
  removeUploadedFile: operation({
    method: 'DELETE',
    path: '/api/v1/files/temp/:id',
    access: 'signed-in',
    summary: 'Remove an own file that no message names',
    params: z.object({ id }),
    errors: [404],
  }),
};
