import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { answer, no } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { findDraft, maxDrafts, presentDraft, writeDraft, type DraftRow } from './store';
import { jsonText, parseJson } from '../../database/json-text';

const kept = (row: DraftRow) => answer(presentDraft(row), { headers: { etag: `"${row.version}"` } });

/**
 * Keeps a draft under its key. What another tab or device has kept in the meantime is never overwritten: the answer is
 * 409 with that. The same content once more, after a lost answer, is what is kept already.
 */
export function saveDraft(ctx: AppContext): Handler<Operations['saveDraft']> {
  return async ({ viewer: { accountId }, params: { key }, body, ifMatch }) => {
    const stored = jsonText(body.stored);
    const written = await writeDraft(ctx.pool, accountId, { ...body, key, stored }, ifMatch);
    if (written) return kept(written);
    const found = await findDraft(ctx.pool, accountId, key);
    if (!found) return no({ code: 'draftsFull', data: { most: maxDrafts } });
    const { stored: before, ...facts } = found;
    if (before === stored) return kept(facts);
    const draft = { ...presentDraft(facts), stored: parseJson(before) };
    return { ...no({ code: 'stale', data: { version: facts.version } }), details: draft };
  };
}
