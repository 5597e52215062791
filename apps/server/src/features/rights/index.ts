import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Feature, Frame } from '../../frame';
import { serve } from '../../http/serve';
import { listRoleRights, updateRoleRights } from './role-rights';
import { updateUserRoles } from './user-roles';

function rightsRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.listRoleRights, listRoleRights(frame));
  serve(app, frame, call.updateRoleRights, updateRoleRights(frame));
  serve(app, frame, call.updateUserRoles, updateUserRoles(frame));
}

export const rightsFeature: Feature = { name: 'rights', routes: rightsRoutes };
