import { z } from 'zod';
import { operationOf } from '../operation';
import { unitSystem } from '../shape/account';
import { id, languageQuery } from '../shape/common';
import { creationCode } from '../shape/configuration';
import { projectFiles } from '../project-file';
import { exportFormat } from '../shape/creation';
import {
  clients,
  clientsQuery,
  generatedCode,
  newCreationCode,
  newProducts,
  newProject,
  productChange,
  productConfig,
  productValidation,
  project,
  projectChange,
  projectCopy,
  projectList,
  projectListQuery,
  projectOwners,
  projectOwnersQuery,
} from '../shape/project';
import { projectDelta } from '../shape/project-delta';
import { projectTrash, projectTrashQuery } from '../shape/project-trash';
import { changesProject } from './changes-project';

const operation = operationOf('projects');
const optionOperation = operationOf('options');
const projectOperation = operationOf('project');
const oneProject = z.object({ id });
const oneProduct = z.object({ projectId: id, productId: id });
const languageOnly = z.object({ lang: languageQuery });

/** Of the lengths of a file; without it those of the market. */
const drawnUnits = unitSystem.optional();

/** Projects and their products (P7; PRJ-02, 03, 04, 07, 10). */
export const projectOperations = {
  listProjects: operation({
    method: 'GET',
    path: '/api/v3/projects',
    aliases: [
      { method: 'GET', path: '/api/v3/projects/withOutCRM' },
      { method: 'GET', path: '/api/v2/projects/filter' },
      { method: 'GET', path: '/api/v1/projects/filter' },
      { method: 'GET', path: '/api/v1/projects' },
    ],
    access: 'project.view',
    summary: 'List the projects of the account',
    query: projectListQuery,
    response: projectList,
  }),
  listProjectOwners: optionOperation({
    method: 'GET',
    path: '/api/v1/projects/owners',
    access: 'project.view',
    summary: 'Whose projects the account may read, by name or e-mail',
    query: projectOwnersQuery,
    response: projectOwners,
  }),
  listClients: optionOperation({
    method: 'GET',
    path: '/api/v1/clients',
    access: 'project.view.assigned.company',
    summary: 'The clients that the account looks after, by name or code, with their users',
    query: clientsQuery,
    response: clients,
  }),
  getProject: projectOperation({
    method: 'GET',
    path: '/api/v2/projects/:id',
    aliases: [{ method: 'GET', path: '/api/v1/projects/:id' }],
    access: 'project.view',
    summary: 'Read a project with its priced products',
    // Not that of the lists: a page takes over what a change answered, and reads no project again.
    params: oneProject,
    query: languageOnly.extend({
      /** false leaves the prices out. */
      prices: z.enum(['true', 'false']).optional(),
      /** Products are always answered parsed, by their ids. */
      parseProducts: z.enum(['true', 'false']).optional(),
    }),
    response: project,
    delta: projectDelta,
    errors: [404],
  }),
  createProject: operation({
    method: 'POST',
    path: '/api/v1/projects',
    access: 'project.add',
    summary: 'Create a project, empty or with products',
    body: newProject,
    response: project,
    status: 201,
    errors: [409, 422],
    idempotent: true,
  }),
  renameProject: operation({
    method: 'PUT',
    path: '/api/v1/projects/:id',
    access: 'project.edit',
    summary: 'Rename a project',
    params: oneProject,
    body: projectChange,
    ...changesProject,
  }),
  deleteProject: operation({
    method: 'DELETE',
    path: '/api/v1/projects/:id',
    access: 'project.delete',
    summary: 'Delete a project',
    params: oneProject,
    errors: [404, 409, 422],
    versioned: true,
    idempotent: true,
  }),
  cloneProject: operation({
    method: 'POST',
    path: '/api/v3/projects/:id/clone',
    aliases: [
      { method: 'POST', path: '/api/v1/projects/:id/clone' },
      { method: 'POST', path: '/api/v1/projects/:id/duplicate' },
    ],
    access: 'project.clone',
    summary:
      'Copy a project with its products, or with those of one of its orders, into a new one of the account',
    params: oneProject,
    body: projectCopy,
    response: project,
    status: 201,
    errors: [404, 409, 422],
    idempotent: true,
  }),
  listProjectTrash: operation({
    method: 'GET',
    path: '/api/v1/projects/trash',
    access: 'project.view',
    summary: 'The deleted projects that one owns or was a member of, the one deleted last first',
    query: projectTrashQuery,
    response: projectTrash,
  }),
  restoreProject: operation({
    method: 'POST',
    path: '/api/v1/projects/:id/restore',
    access: 'project.delete',
    summary: 'Bring a deleted project back as it was',
    params: oneProject,
    response: project,
    errors: [404],
    idempotent: true,
  }),
  removeProject: operation({
    method: 'DELETE',
    path: '/api/v1/projects/trash/:id',
    access: 'project.delete',
    summary: 'Remove a deleted project for good, before its days are over',
    params: oneProject,
    errors: [404],
    idempotent: true,
  }),
  addProducts: operation({
    method: 'POST',
    path: '/api/v1/projects/:id/products',
    access: 'project.edit',
    summary: 'Add configured products, complete references or creations to a project',
    params: oneProject,
    body: newProducts,
    response: project,
    delta: projectDelta,
    status: 201,
    errors: [404, 409, 422],
    idempotent: true,
    versioned: true,
  }),
  updateProduct: operation({
    method: 'PUT',
    path: '/api/v1/projects/:projectId/products/:productId',
    access: 'project.edit',
    summary: 'Change the quantity, the choices, the creation, the place or the arrangement of a product',
    params: oneProduct,
    body: productChange,
    ...changesProject,
  }),
  removeProduct: operation({
    method: 'DELETE',
    path: '/api/v1/projects/:projectId/products/:productId',
    access: 'project.edit',
    summary: 'Remove a product from a project',
    params: oneProduct,
    ...changesProject,
  }),
  cloneProduct: operation({
    method: 'POST',
    path: '/api/v2/projects/:projectId/products/:productId/clone',
    access: 'project.edit',
    summary: 'Copy a product within its project',
    params: oneProduct,
    status: 201,
    ...changesProject,
  }),
  getProductConfig: operation({
    method: 'GET',
    path: '/api/v1/product/config/:id',
    aliases: [{ method: 'GET', path: '/api/v1/configs/:id' }],
    access: 'project.view',
    summary: 'Read what a product of a project was configured from, by its id or the code of its creation',
    params: z.object({ id: id.or(creationCode) }),
    query: z.object({ projectId: id.optional() }),
    response: productConfig,
    errors: [404],
  }),
  validateProduct: operation({
    method: 'PUT',
    path: '/api/v2/project/:projectId/product/:productId/validate',
    access: 'project.edit',
    summary: 'Check a product against the catalogue of today and take over what changed',
    params: oneProduct,
    response: productValidation,
    errors: [404, 409, 422],
    versioned: true,
    idempotent: true,
  }),
  exportProduct: operation({
    method: 'GET',
    path: '/api/v1/project/:projectId/product/:productId/export',
    access: 'project.download',
    summary: 'A product as a 3D model or a drawing',
    params: oneProduct,
    query: z.object({ format: exportFormat.default('gltf'), units: drawnUnits }),
    file: 'application/octet-stream',
    errors: [404, 422, 503],
  }),
  exportProject: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/export',
    access: 'project.download',
    summary: 'All products of a project as one file, by floors and rooms',
    params: z.object({ id }),
    query: z.object({
      format: z.enum(projectFiles.products.formats).default('ifc'),
      units: drawnUnits,
      lang: languageQuery,
    }),
    file: 'application/octet-stream',
    errors: [404, 409, 422, 429, 503],
  }),
  generateCreationCode: operation({
    method: 'POST',
    path: '/api/v1/projects/products/generate-creation-code',
    access: 'project.edit',
    summary: 'Reserve a code for a creation that is not stored yet',
    body: newCreationCode,
    response: generatedCode,
    status: 201,
    idempotent: true,
  }),
};
