import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../database/transaction';
import type { Feature, Frame } from '../../frame';
import { answer, no, noContent, notFound, type Answer } from '../../http/answer';
import { serve } from '../../http/serve';
import { lockAccount } from '../account';
import { record } from '../audit';
import { finishSocial } from './finish';
import { startSocial } from './start';
import { disconnect, methodsOf } from './store';

function socialRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.startSocial, startSocial(frame));
  serve(app, frame, call.finishSocial, finishSocial(frame));
  serve(app, frame, call.listSignInMethods, async ({ viewer }) =>
    answer(await methodsOf(frame.pool, viewer.accountId)),
  );
  serve(app, frame, call.disconnectSocial, ({ viewer: { accountId }, params: { provider }, request }) =>
    inTransaction(frame.pool, async (tx): Promise<Answer<undefined>> => {
      // Locked, so that two channels disconnected at once do not leave an account without a way in.
      await lockAccount(tx, accountId);
      const { password, social } = await methodsOf(tx, accountId);
      if (!social.some((each) => each.provider === provider)) return notFound();
      if (!password && social.length === 1) return no({ code: 'lastSignIn' });
      await disconnect(tx, accountId, provider);
      const detail = { provider };
      await record(tx, {
        action: 'socialDisconnected',
        actor: accountId,
        subject: accountId,
        request,
        detail,
      });
      return noContent();
    }),
  );
}

export const socialFeature: Feature = { name: 'social', routes: socialRoutes };
