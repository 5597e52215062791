import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer } from '../../http/answer';
import { serve } from '../../http/serve';
import { findAccess, refused } from '../project';
import { addMember, assignProject, changeMember, removeMember } from './change-members';
import { membersOf } from './store';

/** The calls of who works on a project. */
export function projectMemberRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, operations.listProjectMembers, async ({ viewer, params }) => {
    const access = await findAccess(ctx.pool, viewer, params.id);
    return access ? answer(await membersOf(ctx.pool, viewer, params.id)) : refused(access);
  });
  serve(app, ctx, operations.addProjectMember, addMember(ctx));
  serve(app, ctx, operations.changeProjectMember, changeMember(ctx));
  serve(app, ctx, operations.removeProjectMember, removeMember(ctx));
  serve(app, ctx, operations.assignProject, assignProject(ctx));
}
