import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Feature, Frame } from '../../frame';
import { serve } from '../../http/serve';
import { administerUser } from './administer-user';
import { deleteUser } from './delete-user';
import { listRoleRights, updateRoleRights } from './role-rights';
import { updateUserRoles } from './user-roles';

function rightsRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.listRoleRights, listRoleRights(frame));
  serve(app, frame, call.updateRoleRights, updateRoleRights(frame));
  serve(app, frame, call.updateUserRoles, updateUserRoles(frame));
  serve(app, frame, call.administerUser, administerUser(frame));
  serve(app, frame, call.deleteUser, deleteUser(frame));
}

export const rightsFeature: Feature = { name: 'rights', routes: rightsRoutes };
