import { operations as call } from '@lucerna/contract';
import { and, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invitation } from '../../database/tables/company';
import { olderThan, typed } from '../../database/typed';
import type { Feature, Frame } from '../../frame';
import { serve } from '../../http/serve';
import { acceptInvitation, declineInvitation, readInvitation } from './accept';
import { updateCompanyUsers } from './change-rights';
import { invite, listInvitations, withdrawInvitation } from './invite';
import { letters } from './letter';
import { listCompanyUsers } from './list-users';

export { lockUser } from './store';

function companyRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.listCompanyUsers, listCompanyUsers(frame));
  serve(app, frame, call.updateCompanyUsers, updateCompanyUsers(frame));
  serve(app, frame, call.listInvitations, listInvitations(frame));
  serve(app, frame, call.invite, invite(frame));
  serve(app, frame, call.withdrawInvitation, withdrawInvitation(frame));
  serve(app, frame, call.readInvitation, readInvitation(frame));
  serve(app, frame, call.declineInvitation, declineInvitation(frame));
  serve(app, frame, call.acceptInvitation, acceptInvitation(frame));
}

export const companyFeature: Feature = {
  name: 'company',
  routes: companyRoutes,
  tasks: letters,
  async sweep({ pool }) {
    await typed(pool)
      .delete(invitation)
      .where(and(olderThan(invitation.expiresAt, '90 days'), isNull(invitation.acceptedAt)));
  },
};
