import { z } from 'zod';
import { operationOf } from '../operation';
import { id, languageQuery } from '../shape/common';
import { project, projectProducts } from '../shape/project';
import {
  namedProject,
  ordersResume,
  projectContext,
  projectImport,
  projectNameBody,
  projectOfReferences,
  projectProductsQuery,
  projectTooltip,
  projectTypes,
  projectTypesQuery,
  projectV2,
  techInfoActions,
} from '../shape/project-info';
import { changesProject } from './changes-project';

const operation = operationOf('projects');
const optionOperation = operationOf('options');
const orderOperation = operationOf('orders');
const params = z.object({ id });
const query = z.object({ lang: languageQuery });

/** What is asked about a project beside the whole of it, and other forms of what is done with one (P7; PRJ-02, 03, 06, 08). */
export const projectInfoOperations = {
  listProjectTypes: optionOperation({
    method: 'GET',
    path: '/api/v1/projects/types',
    access: 'project.view',
    summary: 'How a project can have come to its owner',
    query: projectTypesQuery,
    response: projectTypes,
  }),
  listProjectProducts: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/products',
    access: 'project.view',
    summary: 'The products of a project, or its personalized ones',
    params,
    query: projectProductsQuery,
    response: projectProducts,
    errors: [404],
  }),
  getProjectName: operation({
    method: 'GET',
    path: '/api/v2/project/:id/projectName',
    access: 'project.view',
    summary: 'The name of a project',
    params,
    response: namedProject,
    errors: [404],
  }),
  setProjectName: operation({
    method: 'PUT',
    path: '/api/v2/project/:id/projectName',
    access: 'project.edit',
    summary: 'Rename a project',
    params,
    body: projectNameBody,
    ...changesProject,
  }),
  saveProject: operation({
    method: 'POST',
    path: '/api/v2/project',
    access: 'project.add',
    summary: 'Add products to a project, or to a new one where none is named',
    body: projectV2,
    status: 201,
    ...changesProject,
  }),
  createProjectWithReferences: operation({
    method: 'POST',
    path: '/api/v1/projects/with-references',
    access: 'project.add',
    summary: 'Create a project of complete references, of one collection where it is named',
    body: projectOfReferences,
    response: project,
    status: 201,
    errors: [409, 422],
    idempotent: true,
  }),
  importProject: operation({
    method: 'PUT',
    path: '/api/v1/projects/:id/import',
    access: 'project.clone',
    summary: 'Take a project of a third party over as a copy of one’s own',
    params,
    response: projectImport,
    errors: [404, 409, 422],
    idempotent: true,
  }),
  getTechInfoActions: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/tech-info-actions',
    access: 'project.view',
    summary: 'Which technical information there is of which products of a project',
    params,
    query,
    response: techInfoActions,
    errors: [404],
  }),
  getProjectTooltip: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/tooltip-info',
    access: 'project.view',
    summary: 'A project in a few facts',
    params,
    query,
    response: projectTooltip,
    errors: [404],
  }),
  getProjectContext: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/context',
    access: 'project.view',
    summary: 'In what a project is configured, and how the account stands to it',
    params,
    response: projectContext,
    errors: [404],
  }),
  getOrdersResume: orderOperation({
    method: 'GET',
    path: '/api/v1/projects/:id/orders-resume',
    access: 'order.view',
    summary: 'How much of a project was ordered',
    params,
    response: ordersResume,
    errors: [404],
  }),
};
