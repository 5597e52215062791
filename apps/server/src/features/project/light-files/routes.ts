import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve';
import { openLightFiles } from '../../catalogue';
import type { Projects } from '../read-project';
import { lightArchive } from './light-archive';
import { listLightFiles } from './light-files';

/** The calls of the light files of a project. */
export function lightFilesRoutes(app: FastifyInstance, projects: Projects): void {
  const { ctx } = projects;
  const files = openLightFiles(ctx.db);

  serve(app, ctx, operations.listProjectPhotometry, ({ viewer, params, language }) =>
    listLightFiles(projects, files, viewer, params.id, language),
  );
  serve(app, ctx, operations.getProjectPhotometry, ({ viewer, params, query, language }) =>
    lightArchive(query.format, ctx.today(), projects, files, viewer, params.id, language),
  );
}
