import type { Dispatch } from '../../store/store';
import { createDrafts } from './drafts';
import { sendDraft } from './send-draft';
import { accountWorks, works } from './work-store';

/**
 * Sends what this browser keeps of an account and the server does not have yet. Answers how many works stay in this
 * browser alone: there was no answer, the server refused them, or another device has gone on with them.
 */
export async function uploadAccountWorks(owner: string, dispatch: Dispatch): Promise<number> {
  const drafts = createDrafts(dispatch, true);
  const unsent = (await accountWorks.all(owner)).filter(({ work, sent }) => sent?.at !== work.at);
  let left = 0;
  for (const { work } of unsent) {
    const answer = await sendDraft(work, { works, drafts });
    if (answer.type !== 'kept') left += 1;
  }
  return left;
}
