import { pageGroup } from './page';
import { params } from './page-params';

/** A project, what is added to it, and the documents that come of it. */
export const projectPages = pageGroup({
  projects: { path: '/projects', access: 'project.view', title: 'projects.title' },
  project: {
    path: '/project/:projectId',
    params: params('projectId'),
    access: 'project.view',
    title: 'routes.project',
  },
  projectSelectCollection: {
    path: '/project/:projectId/add-product/select-collection',
    params: params('projectId'),
    access: 'project.view',
    title: 'collections.title',
  },
  projectSelectModel: {
    path: '/project/:projectId/add-product/select-collection/:subFamilyId',
    params: params('projectId', 'subFamilyId'),
    access: 'project.view',
    title: 'collections.title',
  },
  projectModel: {
    path: '/project/:projectId/add-product/:subFamilyId/:applicationLocationId/:model',
    params: params('projectId', 'subFamilyId', 'applicationLocationId', 'model'),
    access: 'project.view',
    title: 'routes.model',
  },
  projectConfigure: {
    path: '/project/:projectId/add-product/:subFamilyId/:applicationLocationId/:model/attributes-configurator',
    params: params('projectId', 'subFamilyId', 'applicationLocationId', 'model'),
    access: 'project.view',
    title: 'configurator.title',
  },
  downloads: {
    path: '/project/:projectId/downloads',
    params: params('projectId'),
    access: 'project.download',
    title: 'routes.downloads',
  },
  technicalDownloads: {
    path: '/project/:projectId/technical-downloads',
    params: params('projectId'),
    access: 'project.download',
    title: 'routes.technicalDownloads',
  },
  projectExport: {
    path: '/project/:projectId/export-3d',
    params: params('projectId'),
    access: 'project.download',
    title: 'routes.projectExport',
  },
});
