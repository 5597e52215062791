import type { Dispatch } from '../../store/store';
import { createDrafts } from './drafts';
import { sendDraft } from './send-draft';
import { accountDrafts, localDrafts } from './local-drafts';

/**
 * Sends what this browser keeps of an account and the server does not have yet. Answers how many works stay in this
 * browser alone: there was no answer, the server refused them, or another device has gone on with them.
 */
export async function uploadAccountDrafts(owner: string, dispatch: Dispatch): Promise<number> {
  const drafts = createDrafts(dispatch, true);
  const unsent = (await accountDrafts.all(owner)).filter(({ work, sent }) => sent?.at !== work.at);
  let left = 0;
  for (const { work } of unsent) {
    const answer = await sendDraft(work, { works: localDrafts, drafts });
    if (answer.type !== 'kept') left += 1;
  }
  return left;
}
