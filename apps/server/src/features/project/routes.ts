import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import type { Answer } from '../../http/answer';
import { serve } from '../../http/serve';
import type { Viewer } from '../../viewer';
import { openLightFiles } from '../catalogue';
import { addProducts } from './add-products';
import { catalogueChangeRoutes } from './catalogue-change/routes';
import { cloneProduct } from './clone-product';
import { cloneProject } from './clone-project';
import { createProject } from './create-project';
import { exportProduct } from './export-product';
import { exportProject } from './file/export-project';
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
import { orDeleted } from './trash/or-deleted';
import { removeProject } from './trash/remove-project';
import { restoreProject } from './trash/restore-project';
import { updateProduct } from './update-product';
import { compareVersions } from './version/compare-versions';
import { listVersions } from './version/list-versions';
import { makeVersion } from './version/make-version';
import { restoreVersion } from './version/restore-version';
import { updateVersion } from './version/upsert-versions';
import { validateProduct } from './validate-product';

interface OfProject {
  readonly viewer: Viewer;
  readonly params: { readonly id: string };
}

/** The calls of projects and their products. */
export function projectRoutes(app: FastifyInstance, frame: Frame): void {
  frame.sockets.openProjects(readerFinder(frame));
  const projects = { frame, cache: createProjectCache(frame.pool), tellChange: changeTeller(frame) };
  const told = <T>({ viewer, params }: OfProject, done: Promise<Answer<T>>) =>
    orDeleted(frame.pool, viewer, params.id, done);

  serve(app, frame, operations.listProjects, ({ viewer, query }) => listProjects(frame, viewer, query));
  serve(app, frame, operations.listProjectOwners, ({ viewer, query }) => listOwners(frame, viewer, query));
  serve(app, frame, operations.listClients, ({ viewer, query }) => listClients(frame, viewer, query));
  serve(app, frame, operations.getProject, (call) => {
    const { viewer, params, query, since } = call;
    const how = { since, withPrices: query.prices !== 'false' };
    return told(call, readProjectOrVersion(projects, viewer, params.id, how));
  });
  serve(app, frame, operations.createProject, (call) => createProject(projects, call, call.body));
  serve(app, frame, operations.renameProject, (call) =>
    renameProject(projects, call, call.params.id, call.body.fieldsToUpdate),
  );
  serve(app, frame, operations.deleteProject, (call) =>
    told(call, deleteProject(frame, call, call.params.id)),
  );
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
    told(call, cloneProject(projects, call, call.params.id, call.body)),
  );
  serve(app, frame, operations.addProducts, (call) =>
    told(call, addProducts(projects, call, call.params.id, call.body)),
  );
  serve(app, frame, operations.updateProduct, (call) =>
    updateProduct(projects, call, call.params, call.body),
  );
  serve(app, frame, operations.removeProduct, (call) => removeProduct(projects, call, call.params));
  serve(app, frame, operations.cloneProduct, (call) => cloneProduct(projects, call, call.params));
  serve(app, frame, operations.addProjectVersion, (call) => told(call, makeVersion(projects, call)));
  serve(app, frame, operations.listProjectVersions, (call) =>
    told(call, listVersions(projects, call.viewer, call.params.id)),
  );
  serve(app, frame, operations.compareProjectVersions, (call) =>
    told(call, compareVersions(projects, call.viewer, call.params.id, call.query)),
  );
  serve(app, frame, operations.restoreProjectVersion, (call) => restoreVersion(projects, call));
  serve(app, frame, operations.updateProjectVersion, (call) => told(call, updateVersion(projects, call)));
  serve(app, frame, operations.getProductConfig, ({ viewer, params, query }) =>
    readConfig(frame, viewer, params.id, query.projectId),
  );
  serve(app, frame, operations.validateProduct, (call) => validateProduct(frame, call, call.params));
  const files = openLightFiles(frame.db);
  serve(app, frame, operations.exportProduct, (call) =>
    exportProduct(frame, files, call, () => call.request.raw.socket.destroyed),
  );
  serve(app, frame, operations.exportProject, (call) =>
    exportProject(projects, files, call, call.request.raw.socket),
  );
}
