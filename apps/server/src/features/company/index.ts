import { operations as call } from '@lucerna/contract';
import { and, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invitation } from '../../database/tables/company';
import { olderThan, typed } from '../../database/typed';
import type { Feature, AppContext } from '../../app-context';
import { serve } from '../../http/serve';
import { acceptInvitation, declineInvitation, readInvitation } from './accept';
import { updateCompanyUsers } from './change-rights';
import { invite, listInvitations, withdrawInvitation } from './invite';
import { letters } from './letter';
import { listCompanyUsers } from './list-users';

export { lockUser } from './store';

function companyRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, call.listCompanyUsers, listCompanyUsers(ctx));
  serve(app, ctx, call.updateCompanyUsers, updateCompanyUsers(ctx));
  serve(app, ctx, call.listInvitations, listInvitations(ctx));
  serve(app, ctx, call.invite, invite(ctx));
  serve(app, ctx, call.withdrawInvitation, withdrawInvitation(ctx));
  serve(app, ctx, call.readInvitation, readInvitation(ctx));
  serve(app, ctx, call.declineInvitation, declineInvitation(ctx));
  serve(app, ctx, call.acceptInvitation, acceptInvitation(ctx));
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
