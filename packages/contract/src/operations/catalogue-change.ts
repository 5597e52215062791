import { z } from 'zod';
import { operationOf } from '../operation';
import { catalogueChanges, catalogueUpdate } from '../shape/catalogue-change';
import { id } from '../shape/common';
import { changedLines, changedLinesDelta } from '../shape/project-lines';

const operation = operationOf('catalogue changes');

// Not that of projects: a quantity or a name changes nothing of it.
const params = z.object({ id });

/** How the catalogue moved on under the lines of a project, and taking that over (docs/decisions/0072). */
export const catalogueChangeOperations = {
  listCatalogueChanges: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/catalogue-changes',
    access: 'project.view',
    summary:
      'What the catalogue says otherwise of the lines of a project, since when, and what takes the place of a product that is gone',
    params,
    response: catalogueChanges,
    errors: [404],
  }),
  takeCatalogueChanges: operation({
    method: 'PUT',
    path: '/api/v1/projects/:id/catalogue-changes',
    access: 'project.edit',
    summary:
      'Take over what the catalogue says today of some lines of a project, as it was seen; taken back as a change of several lines',
    params,
    body: catalogueUpdate,
    response: changedLines,
    delta: changedLinesDelta,
    errors: [404, 409, 422],
    versioned: true,
    idempotent: true,
  }),
};
