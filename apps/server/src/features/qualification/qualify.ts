import type { AboutCompany, AboutYou, Operations, Qualification } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import type { Viewer } from '../../viewer';
import { changeColumns, findAccount, lockAccount, settle } from '../account';
import { columnsOfCompany, columnsOfYou } from './answers';
import { presentQualification } from './present';

interface Told {
  readonly aboutYou?: AboutYou;
  readonly aboutCompany?: AboutCompany;
}

/** Keeps what is told and settles register type and role by it, in one transaction. A repeat changes nothing more. */
function tell(
  ctx: AppContext,
  viewer: Viewer,
  { aboutYou, aboutCompany }: Told,
  request: FastifyRequest,
): Promise<Answer<Qualification>> {
  return inTransaction(ctx.pool, async (tx): Promise<Answer<Qualification>> => {
    const row = await lockAccount(tx, viewer.accountId);
    if (!row) return no({ code: 'unauthorised' });
    const company = aboutCompany ? await columnsOfCompany(tx, viewer, row, aboutCompany) : answer({});
    if (!company.ok) return company;
    const you = aboutYou ? columnsOfYou(aboutYou) : {};
    // Told anew after a no, it is asked again.
    const approval = row.approval === 'declined' ? null : row.approval;
    const changed = await changeColumns(tx, row.id, { ...you, ...company.value, approval });
    const settled = await settle(ctx, tx, changed, request);
    await ctx.viewers.forget(tx, row.id);
    return answer(presentQualification(settled));
  });
}

export function getQualification(ctx: AppContext): Handler<Operations['getQualification']> {
  return async ({ viewer, params }) => {
    const row = params.id === viewer.accountId ? await findAccount(ctx.pool, params.id) : null;
    return row ? answer(presentQualification(row)) : notFound();
  };
}

export function updateAboutYou(ctx: AppContext): Handler<Operations['updateAboutYou']> {
  return ({ viewer, params, body, request }) =>
    params.id === viewer.accountId ? tell(ctx, viewer, { aboutYou: body }, request) : notFound();
}

export function updateAboutCompany(ctx: AppContext): Handler<Operations['updateAboutCompany']> {
  return ({ viewer, params, body, request }) =>
    params.id === viewer.accountId ? tell(ctx, viewer, { aboutCompany: body }, request) : notFound();
}

export function qualify(ctx: AppContext): Handler<Operations['qualify']> {
  return ({ viewer, body, request }) => tell(ctx, viewer, body, request);
}
