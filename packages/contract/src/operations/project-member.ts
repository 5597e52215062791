import { z } from 'zod';
import { operationOf } from '../operation';
import { id } from '../shape/common';
import {
  newProjectMember,
  projectAssignment,
  projectMemberChange,
  projectMembers,
} from '../shape/project-member';

const operation = operationOf('project members');
const oneProject = z.object({ id });
const oneMember = z.object({ id, accountId: id });

/** Who works on a project beside its owner (P7 assign-thirdparty; issue 14). */
export const projectMemberOperations = {
  listProjectMembers: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/members',
    access: 'project.view',
    summary: 'Who works on a project',
    params: oneProject,
    response: projectMembers,
    errors: [404],
  }),
  addProjectMember: operation({
    method: 'POST',
    path: '/api/v1/projects/:id/members',
    access: 'project.edit',
    summary: 'Add somebody to a project by e-mail, to edit or to view it',
    params: oneProject,
    body: newProjectMember,
    response: projectMembers,
    status: 201,
    errors: [404, 409, 422, 429],
    idempotent: true,
  }),
  changeProjectMember: operation({
    method: 'PUT',
    path: '/api/v1/projects/:id/members/:accountId',
    access: 'project.edit',
    summary: 'Let a member edit a project or only view it',
    params: oneMember,
    body: projectMemberChange,
    response: projectMembers,
    errors: [404],
    idempotent: true,
  }),
  removeProjectMember: operation({
    method: 'DELETE',
    path: '/api/v1/projects/:id/members/:accountId',
    access: 'project.view',
    summary: 'Remove a member of a project, or leave it',
    params: oneMember,
    errors: [404],
    idempotent: true,
  }),
  assignProject: operation({
    method: 'POST',
    path: '/api/v2/projects/:id/assign-thirdparty',
    aliases: [{ method: 'POST', path: '/api/v1/projects/:id/assign-thirdparty' }],
    access: 'project.asigment.thirdparty',
    summary: 'Assign a project to somebody by e-mail, who works on it from then on',
    params: oneProject,
    body: projectAssignment,
    response: projectMembers,
    status: 201,
    errors: [404, 409, 422, 429],
    idempotent: true,
  }),
};
