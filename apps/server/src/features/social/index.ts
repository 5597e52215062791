import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../database/transaction';
import type { Feature, AppContext } from '../../app-context';
import { answer, no, noContent, notFound, type Answer } from '../../http/answer';
import { serve } from '../../http/serve';
import { lockAccount } from '../account';
import { record } from '../audit';
import { finishSocial } from './finish';
import { startSocial } from './start';
import { disconnect, methodsOf } from './store';

function socialRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, call.startSocial, startSocial(ctx));
  serve(app, ctx, call.finishSocial, finishSocial(ctx));
  serve(app, ctx, call.listSignInMethods, async ({ viewer }) =>
    answer(await methodsOf(ctx.pool, viewer.accountId)),
  );
  serve(app, ctx, call.disconnectSocial, ({ viewer: { accountId }, params: { provider }, request }) =>
    inTransaction(ctx.pool, async (tx): Promise<Answer<undefined>> => {
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
