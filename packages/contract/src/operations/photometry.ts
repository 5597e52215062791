import { z } from 'zod';
import { operationOf } from '../operation';
import { catalogueQuery, reference } from '../shape/catalogue';
import { id } from '../shape/common';
import { photometryArchiveQuery, photometryFormat, projectPhotometry } from '../shape/project-photometry';

const operation = operationOf('documents');
const params = z.object({ id });

/** Light files of exactly what was configured (DOC-02, photometry). They are open, as the data of a brochure is; which a project has is not. */
export const photometryOperations = {
  getPhotometry: operation({
    method: 'GET',
    path: '/documents/v1/photometry',
    access: 'open',
    summary:
      'The light file of a model, or of the product that a partial or complete reference names, with its lumens',
    query: z.object({ ...catalogueQuery, reference, format: photometryFormat.default('ies') }),
    file: 'application/octet-stream',
    errors: [404, 422],
  }),
  listProjectPhotometry: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/photometry',
    access: 'project.download',
    summary: 'The luminaires of a project, with the size of their light files, or that there is none',
    params,
    response: projectPhotometry,
    errors: [404],
  }),
  getProjectPhotometry: operation({
    method: 'GET',
    path: '/documents/v1/projects/:id/photometry',
    access: 'project.download',
    summary: 'The light files of a project as one archive, with a list of what is in it',
    params,
    query: photometryArchiveQuery,
    file: 'application/zip',
    errors: [404],
  }),
};
