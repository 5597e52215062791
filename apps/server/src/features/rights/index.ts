import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Feature, AppContext } from '../../app-context';
import { serve } from '../../http/serve';
import { administerUser } from './administer-user';
import { deleteUser } from './delete-user';
import { listRoleRights, updateRoleRights } from './role-rights';
import { updateUserRoles } from './user-roles';

function rightsRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, call.listRoleRights, listRoleRights(ctx));
  serve(app, ctx, call.updateRoleRights, updateRoleRights(ctx));
  serve(app, ctx, call.updateUserRoles, updateUserRoles(ctx));
  serve(app, ctx, call.administerUser, administerUser(ctx));
  serve(app, ctx, call.deleteUser, deleteUser(ctx));
}

export const rightsFeature: Feature = { name: 'rights', routes: rightsRoutes };
