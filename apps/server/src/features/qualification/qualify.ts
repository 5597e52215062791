import type { AboutCompany, AboutYou, Operations, Qualification } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction';
import type { Frame } from '../../frame';
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
  frame: Frame,
  viewer: Viewer,
  { aboutYou, aboutCompany }: Told,
  request: FastifyRequest,
): Promise<Answer<Qualification>> {
  return inTransaction(frame.pool, async (tx): Promise<Answer<Qualification>> => {
    const row = await lockAccount(tx, viewer.accountId);
    if (!row) return no({ code: 'unauthorised' });
    const company = aboutCompany ? await columnsOfCompany(tx, viewer, row, aboutCompany) : answer({});
    if (!company.ok) return company;
    const you = aboutYou ? columnsOfYou(aboutYou) : {};
    // Told anew after a no, it is asked again.
    const approval = row.approval === 'declined' ? null : row.approval;
    const changed = await changeColumns(tx, row.id, { ...you, ...company.value, approval });
    const settled = await settle(frame, tx, changed, request);
    await frame.viewers.forget(tx, row.id);
    return answer(presentQualification(settled));
  });
}

export function getQualification(frame: Frame): Handler<Operations['getQualification']> {
  return async ({ viewer, params }) => {
    const row = params.id === viewer.accountId ? await findAccount(frame.pool, params.id) : null;
    return row ? answer(presentQualification(row)) : notFound();
  };
}

export function updateAboutYou(frame: Frame): Handler<Operations['updateAboutYou']> {
  return ({ viewer, params, body, request }) =>
    params.id === viewer.accountId ? tell(frame, viewer, { aboutYou: body }, request) : notFound();
}

export function updateAboutCompany(frame: Frame): Handler<Operations['updateAboutCompany']> {
  return ({ viewer, params, body, request }) =>
    params.id === viewer.accountId ? tell(frame, viewer, { aboutCompany: body }, request) : notFound();
}

export function qualify(frame: Frame): Handler<Operations['qualify']> {
  return ({ viewer, body, request }) => tell(frame, viewer, body, request);
}
