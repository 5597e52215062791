import { docsParams, type DocsAnswer } from '@lucerna/contract';
import { z } from 'zod';
import type { AppContext } from '../../app-context';
import { checkInSlices } from '../../http/check-in-slices';
import { languageOf } from '../../http/language';
import type { RateLimit } from '../../http/rate-limit';
import type { StartDocuments } from '../../ports/sockets';
import { tooMany } from '../account';
import type { Documents } from '../document';
import { requestDownload } from './request-download';

/** The type of what `docsParams` has checked. */
const params = z.custom<z.infer<typeof docsParams>>();

/** Has documents made for whoever sent `docsParams` by the socket (spec C7): as `requestDocuments`, for the account of its session. */
export function startBySocket(ctx: AppContext, documents: Documents, requests: RateLimit): StartDocuments {
  const check = checkInSlices(docsParams);
  return async (viewer, said): Promise<DocsAnswer> => {
    if (!viewer.can('downloads.view')) return { code: 'forbidden' };
    const limited = tooMany(requests, viewer.accountId);
    if (limited) return { code: limited.problems[0]?.code ?? 'tooMany' };
    const checked = await check(said);
    if (!checked.success) return { code: 'badRequest' };
    const { docsParams: docs, lang, catalogId, units, projectId } = params.parse(checked.data);
    const call = { viewer, idempotencyKey: null, requestHash: () => '' };
    const language = languageOf(lang, viewer.language);
    const made = await requestDownload(ctx, documents, call, {
      docs,
      language,
      catalogId,
      units,
      projectId,
    });
    if (made.ok && made.value) return { id: made.value.id };
    return { code: made.ok ? 'unexpected' : (made.problems[0]?.code ?? 'notFound') };
  };
}
