import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve';
import { openLightFiles } from '../../catalogue';
import type { Projects } from '../read-project';
import { lightArchive } from './light-archive';
import { listLightFiles } from './light-files';

/** The calls of the light files of a project. */
export function lightFilesRoutes(app: FastifyInstance, projects: Projects): void {
  const { frame } = projects;
  const files = openLightFiles(frame.db);

  serve(app, frame, operations.listProjectPhotometry, ({ viewer, params, language }) =>
    listLightFiles(projects, files, viewer, params.id, language),
  );
  serve(app, frame, operations.getProjectPhotometry, ({ viewer, params, query, language }) =>
    lightArchive(query.format, frame.today(), projects, files, viewer, params.id, language),
  );
}
