import { longestLinkDays, maxQuoteLinks, type Operations, type QuoteLink } from '@lucerna/contract';
import { daysAfter, type QuoteActor } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { changeSide } from '../../database/change-side';
import { recordEvent } from '../../database/events';
import type { AppContext } from '../../app-context';
import { answer, no, noContent, notFound, type Answer, type Refusal } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { Handler } from '../../http/serve';
import { takeSharedWindow, type SharedWindow } from '../../http/shared-limit';
import { inTransaction } from '../../database/transaction';
import type { Viewer } from '../../viewer';
import { tokenHash } from '../account';
import { findBudget, lockQuote, maySeeBudgets, sendRevision, viewOf } from '../budget';
import type { Sending, StoredBudget } from '../budget';
import { linkOrigin } from '../mail';
import { sendQuoteLetter } from './letters';
import { presentLink } from './present';
import { findLink, insertLink, linksOf, revoke, type LinkRow } from './store';
import { tokenOf } from './token';

/** Each link may send a letter. */
const newLinks: SharedWindow = { name: 'quote links of an account', attempts: 60, seconds: 3600 };

/** A link opens at least for so many days, though the quote may be valid for less. */
const leastDays = 7;

interface Sold {
  readonly ok: true;
  readonly budget: StoredBudget;
  readonly actor: QuoteActor | null;
}

/** A revision of which the viewer may make links: it sells by it. */
async function soldBy(ctx: AppContext, viewer: Viewer, id: string): Promise<Sold | Refusal> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const budget = await findBudget(ctx.pool, viewer, id);
  if (!budget) return notFound();
  const { mayQuote, actor } = await viewOf(ctx, viewer, budget);
  return mayQuote ? { ok: true, budget, actor } : no({ code: 'projectForbidden' });
}

/** Sends a revision that was not, with the link by which it goes; null once it was. */
async function sendDraft(
  ctx: AppContext,
  tx: pg.PoolClient,
  call: Sending,
  { budget, actor }: Sold,
): Promise<Refusal | null> {
  await lockQuote(tx, budget.quoteId);
  const found = await findBudget(tx, call.viewer, budget.id);
  if (!found) return notFound();
  return found.sentAt === null ? sendRevision(ctx, tx, call, found, actor) : null;
}

const linkSide = (
  linkState: 'open' | 'revoked',
  { recipient, expiresOn }: Pick<LinkRow, 'recipient' | 'expiresOn'>,
  revision: number,
) => changeSide({ linkState, revision, recipient, expiresOn });

export function listLinks(ctx: AppContext): Handler<Operations['listQuoteLinks']> {
  return async ({ viewer, params }) => {
    const sold = await soldBy(ctx, viewer, params.id);
    if (!sold.ok) return sold;
    const rows = await linksOf(ctx.pool, sold.budget.quoteId);
    return answer(rows.map((row) => presentLink(ctx, row)));
  };
}

/** Makes a link to a revision, with its letter where a recipient is named: both or neither. A draft is sent by its first link. */
export function makeLink(ctx: AppContext): Handler<Operations['makeQuoteLink']> {
  return async (call) => {
    const { viewer, params, body } = call;
    const sold = await soldBy(ctx, viewer, params.id);
    if (!sold.ok) return sold;
    const { budget } = sold;
    const today = ctx.today();
    const shortest = daysAfter(today, leastDays);
    const usual = budget.validUntil > shortest ? budget.validUntil : shortest;
    const longest = daysAfter(today, longestLinkDays);
    const expiresOn = body.expiresOn ?? (usual < longest ? usual : longest);
    if (expiresOn < today || expiresOn > longest) {
      return no({ code: 'quoteLinkDay', data: { from: today, to: longest } });
    }
    const slower = await takeSharedWindow(ctx.pool, newLinks, viewer.accountId);
    if (slower) return slower;
    const again = async (id: string, tx: pg.PoolClient): Promise<Answer<QuoteLink>> => {
      const row = await findLink(tx, id);
      return row ? answer(presentLink(ctx, row), { status: 201 }) : notFound();
    };
    const done = await writeOnce(
      ctx.pool,
      call,
      async (tx): Promise<Answer<QuoteLink>> => {
        const unsent = await sendDraft(ctx, tx, call, sold);
        if (unsent) return unsent;
        const id = randomUUID();
        const { quoteId, number, revision, projectId } = budget;
        const { recipient, message } = body;
        const row = await insertLink(tx, {
          ...{ id, quoteId, budgetId: budget.id, ownerId: viewer.accountId, recipient, message, expiresOn },
          tokenHash: tokenHash(tokenOf(ctx.secrets, id)),
        });
        if (!row) return no({ code: 'quoteLinksFull', data: { most: maxQuoteLinks } });
        await recordEvent(tx, 'budgetLinked', {
          actor: viewer.accountId,
          subject: projectId,
          payload: { budget: budget.id, number, revision, link: id, act: 'made', recipient },
          change: {
            ...{ area: 'links', label: number, before: null },
            after: linkSide('open', row, revision),
          },
        });
        if (recipient !== '') {
          const origin = linkOrigin(call.request, ctx.env);
          await sendQuoteLetter(ctx, tx, { kind: 'quoteLink', budgetId: budget.id, linkId: id, origin });
        }
        return answer(presentLink(ctx, { ...row, createdBy: viewer.email }), { subject: id, status: 201 });
      },
      again,
      budget.quoteId,
    );
    return done;
  };
}

export function revokeLink(ctx: AppContext): Handler<Operations['revokeQuoteLink']> {
  return async ({ viewer, params }) => {
    const sold = await soldBy(ctx, viewer, params.id);
    if (!sold.ok) return sold;
    const { id: budgetId, quoteId, number, revision, projectId } = sold.budget;
    return inTransaction(ctx.pool, async (tx) => {
      const revoked = await revoke(tx, quoteId, params.linkId);
      // Revoked before: it stays so.
      if (!revoked)
        return (await findLink(tx, params.linkId))?.quoteId === quoteId ? noContent() : notFound();
      await recordEvent(tx, 'budgetLinked', {
        actor: viewer.accountId,
        subject: projectId,
        payload: {
          ...{ budget: budgetId, number, revision },
          ...{ link: revoked.id, act: 'revoked', recipient: revoked.recipient },
        },
        change: {
          ...{ area: 'links', label: number },
          before: linkSide('open', revoked, revision),
          after: linkSide('revoked', revoked, revision),
        },
      });
      return noContent();
    });
  };
}
