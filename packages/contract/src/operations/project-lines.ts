import { z } from 'zod';
import { operationOf } from '../operation';
import { id } from '../shape/common';
import { changedLines, changedLinesDelta, linesChange } from '../shape/project-lines';

const operation = operationOf('project lines');

/** What every change of several lines has. */
const change = {
  access: 'project.edit',
  response: changedLines,
  delta: changedLinesDelta,
  errors: [404, 409, 422],
  versioned: true,
  idempotent: true,
} as const;

/** Several lines of a project at once (decision 0073). */
export const projectLinesOperations = {
  changeLines: operation({
    method: 'PUT',
    path: '/api/v1/projects/:id/lines',
    summary:
      'Move, copy, remove, count or configure several lines; each is checked, and those that cannot be changed stay as they are',
    params: z.object({ id }),
    body: linesChange,
    ...change,
  }),
  undoLineChange: operation({
    method: 'POST',
    path: '/api/v1/projects/:id/lines/changes/:changeId/undo',
    summary:
      'Take back a change of several lines; those that were changed again or ordered since stay as they are',
    params: z.object({ id, changeId: id }),
    ...change,
  }),
};
