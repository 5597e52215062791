import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve';
import type { Projects } from '../read-project';
import { listCatalogueChanges } from './list-changes';
import { takeCatalogueChanges } from './take-changes';

/** How the catalogue moved on under the lines of a project. */
export function catalogueChangeRoutes(app: FastifyInstance, projects: Projects): void {
  const { ctx } = projects;
  serve(app, ctx, operations.listCatalogueChanges, ({ viewer, params }) =>
    listCatalogueChanges(projects, viewer, params.id),
  );
  serve(app, ctx, operations.takeCatalogueChanges, (call) =>
    takeCatalogueChanges(projects, call, call.params.id, call.body.products),
  );
}
