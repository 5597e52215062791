import type { Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import type { Answer } from '../../http/answer';
import { answer, no, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import type { Account } from '@lucerna/contract';
import type { Viewer } from '../../viewer';
import { presentAccount } from './present';
import { changeAccount, findAccount } from './store';

async function own(frame: Frame, viewer: Viewer): Promise<Answer<Account>> {
  const row = await findAccount(frame.pool, viewer.accountId);
  return row ? answer(presentAccount(row, viewer)) : no({ code: 'unauthorised' });
}

export function getAccount(frame: Frame): Handler<Operations['getAccount']> {
  return ({ viewer }) => own(frame, viewer);
}

/** Other users do not exist for a caller. */
export function getUser(frame: Frame): Handler<Operations['getUser']> {
  return ({ viewer, params }) => (params.id === viewer.accountId ? own(frame, viewer) : notFound());
}

export function getContact(frame: Frame): Handler<Operations['getContact']> {
  return async ({ viewer, params }) => {
    const found = await own(frame, viewer);
    if (!found.ok) return found;
    return found.value?.crm.contact.id === params.contactId ? found : notFound();
  };
}

export function updateUser(frame: Frame): Handler<Operations['updateUser']> {
  return async ({ viewer, params, body }) => {
    if (params.id !== viewer.accountId) return notFound();
    const row = await changeAccount(frame.pool, viewer.accountId, body);
    if (!row) return no({ code: 'unauthorised' });
    await frame.viewers.forget(frame.pool, viewer.accountId);
    return answer(presentAccount(row, viewer));
  };
}
