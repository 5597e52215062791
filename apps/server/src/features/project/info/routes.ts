import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import { answer, notFound } from '../../../http/answer';
import { serve } from '../../../http/serve';
import { addProducts } from '../add-products';
import { createProject } from '../create-project';
import type { Projects } from '../read-project';
import { renameProject } from '../rename-project';
import { importProject } from './import-project';
import { ordersResume } from './orders-resume';
import { projectContext } from './project-context';
import { projectTooltip } from './project-tooltip';
import { projectProducts } from './project-products';
import { projectTypesIn } from './project-types';
import { techInfoActions } from './tech-info-actions';

/** What is asked about a project beside the whole of it, and the older forms of what is done with one (P7). */
export function projectInfoRoutes(app: FastifyInstance, projects: Projects): void {
  const { ctx, cache } = projects;

  serve(app, ctx, operations.listProjectTypes, ({ language }) => answer(projectTypesIn(language)));
  serve(app, ctx, operations.listProjectProducts, ({ viewer, params, query }) =>
    projectProducts(projects, viewer, params.id, query.isPersonalized),
  );
  serve(app, ctx, operations.getProjectName, async ({ viewer, params }) => {
    const found = await cache.find(params.id, viewer);
    return found ? answer({ id: params.id, projectName: found.project.name }) : notFound();
  });
  serve(app, ctx, operations.setProjectName, (call) =>
    renameProject(projects, call, call.params.id, { name: call.body.projectName }),
  );
  serve(app, ctx, operations.saveProject, (call) => {
    const { projectId, products, config } = call.body;
    return projectId === undefined
      ? createProject(projects, call, { name: config.name ?? '', catalogId: config.catalogId, products })
      : addProducts(projects, call, projectId, products);
  });
  serve(app, ctx, operations.createProjectWithReferences, (call) => {
    const { projectName: name, catalogId, collection, referencesDetails: products } = call.body;
    return createProject(projects, call, { name, catalogId, products }, collection);
  });
  serve(app, ctx, operations.importProject, (call) => importProject(projects, call, call.params.id));
  serve(app, ctx, operations.getTechInfoActions, ({ viewer, params }) =>
    techInfoActions(projects, viewer, params.id),
  );
  serve(app, ctx, operations.getProjectTooltip, ({ viewer, params }) =>
    projectTooltip(projects, viewer, params.id),
  );
  serve(app, ctx, operations.getProjectContext, ({ viewer, params }) =>
    projectContext(projects, viewer, params.id),
  );
  serve(app, ctx, operations.getOrdersResume, ({ viewer, params }) =>
    ordersResume(projects, viewer, params.id),
  );
}
