import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
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
    await pool.query(
      `delete from invitation where expires_at < now() - interval '90 days' and accepted_at is null`,
    );
  },
};
