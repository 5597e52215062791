import { z } from 'zod';
import { operationOf } from '../operation';
import { id } from '../shape/common';
import {
  newProjectVersion,
  newProjectVersionQuery,
  projectVersion,
  projectVersions,
  versionComparison,
  versionPair,
  versionUpsert,
} from '../shape/project-version';
import { changesProject } from './changes-project';

const operation = operationOf('project versions');
const oneProject = z.object({ id });

/** Versions of a project (P4, P7; PRJ-05, PRJ-09). */
export const projectVersionOperations = {
  addProjectVersion: operation({
    method: 'POST',
    path: '/api/v2/project/:id/version',
    access: 'project.version.add',
    summary: 'Keep what a project is as a version with an id of its own, and tell somebody by mail',
    params: oneProject,
    query: newProjectVersionQuery,
    body: newProjectVersion,
    response: projectVersion,
    status: 201,
    errors: [404, 409, 422],
    versioned: true,
    idempotent: true,
  }),
  listProjectVersions: operation({
    method: 'GET',
    path: '/api/v2/project/:id/versions',
    access: 'project.view',
    summary: 'The versions of a project, newest first',
    params: oneProject,
    response: projectVersions,
    errors: [404],
  }),
  compareProjectVersions: operation({
    method: 'GET',
    path: '/api/v2/project/:id/versions/compare',
    access: 'project.view',
    summary: 'What differs between two versions of a project, or between one and the project',
    params: oneProject,
    query: versionPair,
    response: versionComparison,
    errors: [404],
  }),
  restoreProjectVersion: operation({
    method: 'POST',
    path: '/api/v2/project/:id/versions/:versionId/restore',
    access: 'project.edit',
    summary: 'Go back to a version; what the project is now is kept as a version first',
    params: z.object({ id, versionId: id }),
    ...changesProject,
  }),
  updateProjectVersion: operation({
    method: 'POST',
    path: '/api/v1/project/:id/version/update',
    aliases: [{ method: 'POST', path: '/api/v2/project/:id/version/update' }],
    access: 'project.edit',
    summary: 'Tell the ERP what a project is now, where the flag upsertVersionD365 is on',
    params: oneProject,
    response: versionUpsert,
    errors: [404],
    idempotent: true,
  }),
};
