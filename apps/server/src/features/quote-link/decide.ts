import type { Operations, QuoteAcceptance } from '@lucerna/contract';
import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer, type Refusal } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { Call, Handler } from '../../http/serve';
import { acceptanceOf, keepAcceptance, lockQuote, moveRevision, type StoredBudget } from '../budget';
import { linkOrigin } from '../mail';
import { sendQuoteLetter } from './letters';
import { openLink, tooManyWritings, type Opened } from './open-link';
import { presentAcceptance } from './present';
import { findFile, type LinkRow } from './store';
import { sellersOf, tellSellers } from './tell';

type Deciding = Call<Operations['acceptByLink']> | Call<Operations['rejectByLink']>;

const decided = { accepted: 'quoteAccepted', rejected: 'quoteRejected' } as const;

/** What a client decides by a link, once: with its letters, and with those who sell told at once. */
async function decide<T>(
  ctx: AppContext,
  call: Deciding,
  state: keyof typeof decided,
  work: (tx: pg.PoolClient, opened: Opened) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const { params, request, idempotencyKey } = call;
  const slower = await tooManyWritings(ctx, request, params.token);
  if (slower) return slower;
  const first = await openLink(ctx, ctx.pool, params.token);
  if (!first.ok) return first;
  const { link, budget } = first;
  let isNew = false;
  const done = await writeOnce(
    ctx.pool,
    { viewer: { accountId: link.id }, idempotencyKey, requestHash: () => call.requestHash() },
    async (tx): Promise<Answer<T>> => {
      await lockQuote(tx, budget.quoteId);
      // Revoked, superseded or decided while it waited for its turn.
      const now = await openLink(ctx, tx, params.token);
      if (!now.ok) return now;
      const answered = await work(tx, now);
      isNew = answered.ok && now.budget.state !== state;
      if (isNew) {
        const origin = linkOrigin(request, ctx.env);
        for (const readerId of await sellersOf(tx, budget, link)) {
          const letter = { budgetId: budget.id, linkId: link.id, readerId, origin };
          await sendQuoteLetter(ctx, tx, { ...letter, kind: decided[state] });
        }
      }
      return answered;
    },
    undefined,
    budget.quoteId,
  );
  if (done.ok && isNew) await tellSellers(ctx, budget, link, state);
  return done;
}

/** Moves the revision of a link as its client. */
const move = (
  ctx: AppContext,
  tx: pg.PoolClient,
  { link, budget }: Opened,
  to: { readonly state: 'accepted' | 'rejected'; readonly by: string; readonly note: string },
  onAccepted: () => Promise<void> = () => Promise.resolve(),
): Promise<Refusal | null> =>
  moveRevision(ctx, tx, budget, { ...to, actor: 'client', accountId: null, linkId: link.id, onAccepted });

const acceptedBefore = async (
  tx: pg.PoolClient,
  budget: StoredBudget,
  link: LinkRow,
): Promise<Answer<QuoteAcceptance>> => {
  const known = await acceptanceOf(tx, budget.id);
  // Whoever accepted it otherwise is nobody's business here.
  if (known?.linkId !== link.id) return no({ code: 'quoteDecided' });
  return answer(presentAcceptance(known), { status: 201 });
};

export function acceptByLink(ctx: AppContext): Handler<Operations['acceptByLink']> {
  return (call) =>
    decide(ctx, call, 'accepted', async (tx, opened): Promise<Answer<QuoteAcceptance>> => {
      const { link, budget } = opened;
      const { name, orderNumber, fileId } = call.body;
      if (budget.state === 'accepted') return acceptedBefore(tx, budget, link);
      if (fileId !== null && !(await findFile(tx, link.id, fileId))) return no({ code: 'fileGone' });
      const refusal = await move(ctx, tx, opened, { state: 'accepted', by: name, note: orderNumber }, () =>
        keepAcceptance(tx, budget, { linkId: link.id, name, orderNumber, fileId }),
      );
      if (refusal) return refusal;
      const kept = await acceptanceOf(tx, budget.id);
      return kept ? answer(presentAcceptance(kept), { status: 201 }) : notFound();
    });
}

export function rejectByLink(ctx: AppContext): Handler<Operations['rejectByLink']> {
  return (call) =>
    decide(ctx, call, 'rejected', async (tx, opened) => {
      const { name, reason } = call.body;
      const refusal = await move(ctx, tx, opened, { state: 'rejected', by: name, note: reason });
      if (refusal) return refusal;
      const now = await openLink(ctx, tx, call.params.token);
      if (!now.ok) return now;
      const { state, stateAt } = now.budget;
      return answer({ state, stateAt: stateAt.toISOString() }, { status: 201 });
    });
}
