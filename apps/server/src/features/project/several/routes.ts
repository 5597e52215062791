import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve';
import type { Projects } from '../read-project';
import { changeLines } from './change-lines';
import { undoLineChange } from './undo-line-change';

/** The calls of several lines at once. */
export function projectLinesRoutes(app: FastifyInstance, projects: Projects): void {
  const { ctx } = projects;

  serve(app, ctx, operations.changeLines, (call) => changeLines(projects, call, call.params.id, call.body));
  serve(app, ctx, operations.undoLineChange, (call) => undoLineChange(projects, call, call.params));
}
