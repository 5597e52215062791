import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { serve } from '../../http/serve';
import { addProducts } from './add-products';
import { catalogueChangeRoutes } from './catalogue-change/routes';
import { cloneProduct } from './clone-product';
import { cloneProject } from './clone-project';
import { createProject } from './create-project';
import { exportProduct } from './export-product';
import { readerFinder } from './find-reader';
import { scheduleRoutes } from './import/routes';
import { projectInfoRoutes } from './info/routes';
import { lightFilesRoutes } from './light-files/routes';
import { listClients, listOwners } from './list-clients';
import { listProjects } from './list-projects';
import { createProjectCache } from './project-cache';
import { readConfig } from './read-config';
import { readProjectOrVersion } from './read-project';
import { changeTeller } from './tell-change';
import { removeProduct } from './remove-product';
import { renameProject } from './rename-project';
import { projectLinesRoutes } from './several/routes';
import { projectStructureRoutes } from './structure/routes';
import { deleteProject } from './trash/delete-project';
import { listTrash } from './trash/list-trash';
import { removeProject } from './trash/remove-project';
import { restoreProject } from './trash/restore-project';
import { updateProduct } from './update-product';
import { compareVersions } from './version/compare-versions';
import { listVersions } from './version/list-versions';
import { makeVersion } from './version/make-version';
import { restoreVersion } from './version/restore-version';
import { updateVersion } from './version/upsert-versions';
import { validateProduct } from './validate-product';

/** The calls of projects and their products. */
export function projectRoutes(app: FastifyInstance, frame: Frame): void {
  frame.sockets.openProjects(readerFinder(frame));
  const projects = { frame, cache: createProjectCache(frame.pool), tellChange: changeTeller(frame) };

  serve(app, frame, operations.listProjects, ({ viewer, query }) => listProjects(frame, viewer, query));
  serve(app, frame, operations.listProjectOwners, ({ viewer, query }) => listOwners(frame, viewer, query));
  serve(app, frame, operations.listClients, ({ viewer, query }) => listClients(frame, viewer, query));
  serve(app, frame, operations.getProject, ({ viewer, params, query, since }) =>
    readProjectOrVersion(projects, viewer, params.id, { since, withPrices: query.prices !== 'false' }),
  );
  serve(app, frame, operations.createProject, (call) => createProject(projects, call, call.body));
  serve(app, frame, operations.renameProject, (call) =>
    renameProject(projects, call, call.params.id, call.body.fieldsToUpdate.name),
  );
  serve(app, frame, operations.deleteProject, (call) => deleteProject(frame, call, call.params.id));
  projectInfoRoutes(app, projects);
  scheduleRoutes(app, projects);
  lightFilesRoutes(app, projects);
  projectLinesRoutes(app, projects);
  catalogueChangeRoutes(app, projects);
  projectStructureRoutes(app, projects);
  serve(app, frame, operations.listProjectTrash, ({ viewer, query }) => listTrash(frame, viewer, query));
  serve(app, frame, operations.restoreProject, (call) => restoreProject(projects, call, call.params.id));
  serve(app, frame, operations.removeProject, (call) => removeProject(frame, call, call.params.id));
  serve(app, frame, operations.cloneProject, (call) =>
    cloneProject(projects, call, call.params.id, { name: call.body.name }),
  );
  serve(app, frame, operations.addProducts, (call) => addProducts(projects, call, call.params.id, call.body));
  serve(app, frame, operations.updateProduct, (call) =>
    updateProduct(projects, call, call.params, call.body),
  );
  serve(app, frame, operations.removeProduct, (call) => removeProduct(projects, call, call.params));
  serve(app, frame, operations.cloneProduct, (call) => cloneProduct(projects, call, call.params));
  serve(app, frame, operations.addProjectVersion, (call) => makeVersion(projects, call));
  serve(app, frame, operations.listProjectVersions, ({ viewer, params }) =>
    listVersions(projects, viewer, params.id),
  );
  serve(app, frame, operations.compareProjectVersions, ({ viewer, params, query }) =>
    compareVersions(projects, viewer, params.id, query),
  );
  serve(app, frame, operations.restoreProjectVersion, (call) => restoreVersion(projects, call));
  serve(app, frame, operations.updateProjectVersion, (call) => updateVersion(projects, call));
  serve(app, frame, operations.getProductConfig, ({ viewer, params, query }) =>
    readConfig(frame, viewer, params.id, query.projectId),
  );
  serve(app, frame, operations.validateProduct, (call) => validateProduct(frame, call, call.params));
  serve(app, frame, operations.exportProduct, ({ viewer, params, query, request }) =>
    exportProduct(frame, viewer, params, query.format, () => request.raw.socket.destroyed),
  );
}
