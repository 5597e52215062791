import type { Draft } from '@lucerna/contract';
import type { DraftAnswer, Drafts } from './drafts';
import type { LocalDraft, LocalDrafts } from './local-drafts';

/** What became of it, or what another device keeps that this browser has never seen. */
export type SentAnswer =
  Exclude<DraftAnswer, { readonly type: 'stale' }> | { readonly type: 'newer'; readonly draft: Draft };

interface Sending {
  readonly works: LocalDrafts;
  readonly drafts: Drafts;
  /** Whether the work was forgotten meanwhile: then it is not sent any more. */
  readonly isForgotten?: () => boolean;
}

/**
 * Sends work as the draft of its owner. What this browser wrote itself, in another tab or with an answer that was lost,
 * is replaced; what another device wrote is never, and is answered.
 */
export async function sendDraft(
  work: LocalDraft & { readonly owner: string },
  { works, drafts, isForgotten = () => false }: Sending,
): Promise<SentAnswer> {
  const { key, owner, at } = work;
  const before = (await works.readSent(key, owner)) ?? { version: 0, at: 0, sending: null };
  // That it was forgotten stands there then.
  if (isForgotten()) return { type: 'refused' };
  await works.writeSent(key, owner, { ...before, sending: at });
  if (isForgotten()) return { type: 'refused' };
  let answer = await drafts.write(work, before.version || undefined);
  if (answer.type === 'stale') {
    const { draft } = answer;
    const now = await works.readSent(key, owner);
    const isOwn = draft.at === before.sending || draft.at === at || draft.version === now?.version;
    if (!isOwn) return { type: 'newer', draft };
    if (isForgotten()) return { type: 'refused' };
    answer = await drafts.write(work, draft.version);
  }
  if (answer.type === 'stale') return { type: 'newer', draft: answer.draft };
  if (answer.type === 'kept' && !isForgotten()) {
    await works.writeSent(key, owner, { version: answer.version, at, sending: null });
  }
  return answer;
}
