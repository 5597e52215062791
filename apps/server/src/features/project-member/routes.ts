import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { answer } from '../../http/answer';
import { serve } from '../../http/serve';
import { findAccess, refused } from '../project';
import { addMember, assignProject, changeMember, removeMember } from './change-members';
import { membersOf } from './store';

/** The calls of who works on a project. */
export function projectMemberRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, operations.listProjectMembers, async ({ viewer, params }) => {
    const access = await findAccess(frame.pool, viewer, params.id);
    return access ? answer(await membersOf(frame.pool, viewer, params.id)) : refused(access);
  });
  serve(app, frame, operations.addProjectMember, addMember(frame));
  serve(app, frame, operations.changeProjectMember, changeMember(frame));
  serve(app, frame, operations.removeProjectMember, removeMember(frame));
  serve(app, frame, operations.assignProject, assignProject(frame));
}
