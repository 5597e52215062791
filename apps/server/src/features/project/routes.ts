import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
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
export function projectRoutes(app: FastifyInstance, ctx: AppContext): void {
  ctx.sockets.openProjects(readerFinder(ctx));
  const projects = { ctx, cache: createProjectCache(ctx.pool), tellChange: changeTeller(ctx) };
  const told = <T>({ viewer, params }: OfProject, done: Promise<Answer<T>>) =>
    orDeleted(ctx.pool, viewer, params.id, done);

  serve(app, ctx, operations.listProjects, ({ viewer, query }) => listProjects(ctx, viewer, query));
  serve(app, ctx, operations.listProjectOwners, ({ viewer, query }) => listOwners(ctx, viewer, query));
  serve(app, ctx, operations.listClients, ({ viewer, query }) => listClients(ctx, viewer, query));
  serve(app, ctx, operations.getProject, (call) => {
    const { viewer, params, query, since } = call;
    const how = { since, withPrices: query.prices !== 'false' };
    return told(call, readProjectOrVersion(projects, viewer, params.id, how));
  });
  serve(app, ctx, operations.createProject, (call) => createProject(projects, call, call.body));
  serve(app, ctx, operations.renameProject, (call) =>
    renameProject(projects, call, call.params.id, call.body.fieldsToUpdate),
  );
  serve(app, ctx, operations.deleteProject, (call) => told(call, deleteProject(ctx, call, call.params.id)));
  projectInfoRoutes(app, projects);
  scheduleRoutes(app, projects);
  lightFilesRoutes(app, projects);
  projectLinesRoutes(app, projects);
  catalogueChangeRoutes(app, projects);
  projectStructureRoutes(app, projects);
  serve(app, ctx, operations.listProjectTrash, ({ viewer, query }) => listTrash(ctx, viewer, query));
  serve(app, ctx, operations.restoreProject, (call) => restoreProject(projects, call, call.params.id));
  serve(app, ctx, operations.removeProject, (call) => removeProject(ctx, call, call.params.id));
  serve(app, ctx, operations.cloneProject, (call) =>
    told(call, cloneProject(projects, call, call.params.id, call.body)),
  );
  serve(app, ctx, operations.addProducts, (call) =>
    told(call, addProducts(projects, call, call.params.id, call.body)),
  );
  serve(app, ctx, operations.updateProduct, (call) => updateProduct(projects, call, call.params, call.body));
  serve(app, ctx, operations.removeProduct, (call) => removeProduct(projects, call, call.params));
  serve(app, ctx, operations.cloneProduct, (call) => cloneProduct(projects, call, call.params));
  serve(app, ctx, operations.addProjectVersion, (call) => told(call, makeVersion(projects, call)));
  serve(app, ctx, operations.listProjectVersions, (call) =>
    told(call, listVersions(projects, call.viewer, call.params.id)),
  );
  serve(app, ctx, operations.compareProjectVersions, (call) =>
    told(call, compareVersions(projects, call.viewer, call.params.id, call.query)),
  );
  serve(app, ctx, operations.restoreProjectVersion, (call) => restoreVersion(projects, call));
  serve(app, ctx, operations.updateProjectVersion, (call) => told(call, updateVersion(projects, call)));
  serve(app, ctx, operations.getProductConfig, ({ viewer, params, query }) =>
    readConfig(ctx, viewer, params.id, query.projectId),
  );
  serve(app, ctx, operations.validateProduct, (call) => validateProduct(ctx, call, call.params));
  const files = openLightFiles(ctx.db);
  serve(app, ctx, operations.exportProduct, (call) =>
    exportProduct(ctx, files, call, () => call.request.raw.socket.destroyed),
  );
  serve(app, ctx, operations.exportProject, (call) =>
    exportProject(projects, files, call, call.request.raw.socket),
  );
}
