import { z } from 'zod';
import { operationOf } from '../operation';
import { changesProject } from './changes-project';
import { id } from '../shape/common';
import {
  areaChange,
  freeLineChange,
  newArea,
  newFreeLine,
  newSection,
  sectionChange,
} from '../shape/project-structure';

const operation = operationOf('project structure');
const oneProject = z.object({ id });
const onePart = z.object({ id, partId: id });

/** What every change of the structure of a project has. */
const change = {
  access: 'project.edit',
  ...changesProject,
} as const;

/** Sections, areas and free lines of a project (BYN-02, BYN-10). What a line says of them is changed with the line. */
export const projectStructureOperations = {
  addProjectSection: operation({
    method: 'POST',
    path: '/api/v1/projects/:id/sections',
    summary: 'Add a section behind those of a project',
    params: oneProject,
    body: newSection,
    status: 201,
    ...change,
  }),
  updateProjectSection: operation({
    method: 'PUT',
    path: '/api/v1/projects/:id/sections/:partId',
    summary: 'Change the name or the place of a section',
    params: onePart,
    body: sectionChange,
    ...change,
  }),
  removeProjectSection: operation({
    method: 'DELETE',
    path: '/api/v1/projects/:id/sections/:partId',
    summary: 'Remove a section; its lines stay in the project',
    params: onePart,
    ...change,
  }),
  addProjectArea: operation({
    method: 'POST',
    path: '/api/v1/projects/:id/areas',
    summary: 'Add an area behind those of a project',
    params: oneProject,
    body: newArea,
    status: 201,
    ...change,
  }),
  updateProjectArea: operation({
    method: 'PUT',
    path: '/api/v1/projects/:id/areas/:partId',
    summary: 'Change floor, room or place of an area',
    params: onePart,
    body: areaChange,
    ...change,
  }),
  removeProjectArea: operation({
    method: 'DELETE',
    path: '/api/v1/projects/:id/areas/:partId',
    summary: 'Remove an area; its lines stay in the project',
    params: onePart,
    ...change,
  }),
  addProjectFreeLine: operation({
    method: 'POST',
    path: '/api/v1/projects/:id/free-lines',
    summary: 'Add a line that is no product: freight, a sample, a service',
    params: oneProject,
    body: newFreeLine,
    status: 201,
    ...change,
  }),
  updateProjectFreeLine: operation({
    method: 'PUT',
    path: '/api/v1/projects/:id/free-lines/:partId',
    summary: 'Change a line that is no product',
    params: onePart,
    body: freeLineChange,
    ...change,
  }),
  removeProjectFreeLine: operation({
    method: 'DELETE',
    path: '/api/v1/projects/:id/free-lines/:partId',
    summary: 'Remove a line that is no product',
    params: onePart,
    ...change,
  }),
};
