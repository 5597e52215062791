import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve';
import type { Projects } from '../read-project';
import { addSchedule } from './add-schedule';
import { checkSchedule } from './check-schedule';
import { exportSchedule } from './export-schedule';

/** The calls of a project as a list that goes in and out. */
export function scheduleRoutes(app: FastifyInstance, projects: Projects): void {
  const { ctx } = projects;

  serve(app, ctx, operations.checkSchedule, ({ viewer, params, body }) =>
    checkSchedule(projects, viewer, params.id, body),
  );
  serve(app, ctx, operations.addSchedule, (call) => addSchedule(projects, call, call.params.id, call.body));
  serve(app, ctx, operations.getSchedule, ({ viewer, params, query, language }) =>
    exportSchedule(projects, viewer, params.id, query.format, language),
  );
}
