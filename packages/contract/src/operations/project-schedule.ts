import { z } from 'zod';
import { operationOf } from '../operation';
import { id } from '../shape/common';
import { changedLines, changedLinesDelta } from '../shape/project-lines';
import { newSchedule, scheduleCheck, scheduleFileQuery, scheduleJudgement } from '../shape/project-schedule';

const operation = operationOf('projects');
const projectScheduleOperation = operationOf('project schedule');
const params = z.object({ id });
/** A list of as many rows as a project may have, with long notes. */
const largestBody = 12_000_000;

/** A project as a list of references with quantities, type marks, areas and notes, in and out (BYN-09). */
export const projectScheduleOperations = {
  checkSchedule: projectScheduleOperation({
    method: 'POST',
    path: '/api/v1/projects/:id/schedule/check',
    access: 'product.add.reference',
    summary:
      'Judge rows of a list each by itself, with the nearest valid reference to a wrong one; writes nothing',
    params,
    body: scheduleCheck,
    largestBody,
    response: scheduleJudgement,
    errors: [404],
  }),
  addSchedule: operation({
    method: 'POST',
    path: '/api/v1/projects/:id/schedule',
    access: 'product.add.reference',
    summary:
      'Add the rows of a list to a project, all or none, with the sections and areas that they name; taken back as a change of several lines',
    params,
    body: newSchedule,
    largestBody,
    response: changedLines,
    delta: changedLinesDelta,
    status: 201,
    errors: [404, 409, 422],
    versioned: true,
    idempotent: true,
  }),
  getSchedule: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/schedule',
    access: 'project.download',
    summary: 'The lines of a project as a table (XLSX or CSV) that can be imported again',
    params,
    query: scheduleFileQuery,
    file: 'application/octet-stream',
    errors: [404],
  }),
};
