import { maxClientCodes, type Operations } from '@lucerna/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { changeSide } from '../../database/change-side';
import { account } from '../../database/tables/account';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { findActiveClient } from '../client';
import { changeAccount } from './own-account';

/** The codes that users of a company have: its own, since only an administrator brings in another. */
async function codesOfCompany(client: Queryable, company: string | null): Promise<string[]> {
  if (company === null) return [];
  const rows = await typed(client)
    .selectDistinct({ clientCode: account.clientCode })
    .from(account)
    .where(and(eq(account.companyCrmId, company), isNotNull(account.clientCode), eq(account.active, true)))
    .orderBy(account.clientCode);
  return rows.flatMap(({ clientCode }) => clientCode ?? []);
}

/** A client code decides prices: one chooses among those of the own company, an administrator gives any. */
export function updateClientCode(ctx: AppContext): Handler<Operations['updateClientCode']> {
  return async ({ viewer, params, body: { clientCode, lang }, ifMatch, request }) => {
    const isAdmin = viewer.can('backoffice');
    if (params.id !== viewer.accountId && !isAdmin) return notFound();
    return changeAccount(ctx, params.id, ifMatch, async (tx, row) => {
      if (clientCode !== null && clientCode !== row.clientCode) {
        if (!isAdmin && !(await codesOfCompany(tx, row.companyCrmId)).includes(clientCode)) {
          return no({ code: 'forbidden', data: { privilege: 'backoffice' } });
        }
        if ((await findActiveClient(tx, clientCode))?.catalogId !== row.catalogId) {
          return no({ code: 'clientCodeUnknown', data: { clientCode } });
        }
      }
      const detail = { clientCode, before: row.clientCode };
      await record(tx, {
        action: 'clientCodeChanged',
        actor: viewer.accountId,
        subject: row.id,
        request,
        detail,
        ...(clientCode !== row.clientCode && {
          change: {
            ...{ area: 'clients', label: clientCode ?? row.clientCode ?? '' },
            before: row.clientCode === null ? null : changeSide({ clientCode: row.clientCode }),
            after: clientCode === null ? null : changeSide({ clientCode }),
          },
        }),
      });
      return answer({ clientCode: clientCode, language: lang });
    });
  };
}

export function listClientCodes(ctx: AppContext): Handler<Operations['listClientCodes']> {
  return async ({ viewer, params }) => {
    if (params.id !== viewer.accountId) return notFound();
    const found = await codesOfCompany(ctx.pool, viewer.company);
    const own = viewer.clientCode;
    const others = found.filter((each) => each !== own);
    const codes = (own === null ? others : [own, ...others]).slice(0, maxClientCodes);
    return answer(codes.map((clientCode) => ({ clientCode, current: clientCode === own })));
  };
}
