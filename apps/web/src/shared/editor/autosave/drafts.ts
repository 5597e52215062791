import type { Draft } from '@lucerna/contract';
import { useMemo } from 'react';
import { api, failureOf, isUnanswered } from '../../api';
import { useSession } from '../../session';
import { useDispatch } from '../../store/hooks';
import type { Dispatch } from '../../store/store';
import type { LocalDraft } from './local-drafts';

/** What became of a draft that was sent. */
export type DraftAnswer =
  | { readonly type: 'kept'; readonly version: number }
  /** The version named is not the one that is kept: that is answered. */
  | { readonly type: 'stale'; readonly draft: Draft }
  /** It would be refused again: too large, or one too many. */
  | { readonly type: 'refused' }
  /** Nothing is known: no network, no server, no session. Send it again later. */
  | { readonly type: 'unanswered' };

/** The drafts of the account, which follow it to another browser. */
export interface Drafts {
  /** What the server keeps; undefined for a stranger, when there is none, and when it does not answer. */
  readonly read: (key: string) => Promise<Draft | undefined>;
  /** Keeps work in place of the version seen; without one there must be none. */
  readonly write: (work: LocalDraft, version: number | undefined) => Promise<DraftAnswer>;
  /** Answers whether the server said so. */
  readonly remove: (key: string) => Promise<boolean>;
}

const isSilent = true;
const anew = { subscribe: false, forceRefetch: true } as const;

function answerOf(error: unknown): DraftAnswer {
  const failure = failureOf(error);
  if (!failure || isUnanswered(failure)) return { type: 'unanswered' };
  const { status, details, code } = failure;
  if (code === 'stale') return { type: 'stale', draft: details as Draft };
  const isPassing = Number(status) >= 500 || status === 401 || status === 429;
  return { type: isPassing ? 'unanswered' : 'refused' };
}

/** The server's drafts. Their failures are silent: this browser keeps the work as well. */
export function useDrafts(): Drafts {
  const dispatch = useDispatch();
  const isSignedIn = useSession().status === 'signedIn';
  return useMemo(() => createDrafts(dispatch, isSignedIn), [dispatch, isSignedIn]);
}

export function createDrafts(dispatch: Dispatch, isSignedIn: boolean): Drafts {
  const { getDraft, saveDraft, removeDraft } = api.endpoints;
  return {
    async read(key) {
      if (!isSignedIn) return undefined;
      const ask = () => dispatch(getDraft.initiate({ params: { key }, isSilent }, anew));
      const answer = await ask();
      // Whoever signs in begins with an empty cache: an answer that was on its way then is not there any more.
      return (answer.isUninitialized ? await ask() : answer).data ?? undefined;
    },
    async write({ key, stored, at, page }, version) {
      if (!isSignedIn) return { type: 'unanswered' };
      const body = { at, stored, ...page };
      const answer = await dispatch(saveDraft.initiate({ params: { key }, body, version, isSilent }));
      return answer.data ? { type: 'kept', version: answer.data.version } : answerOf(answer.error);
    },
    async remove(key) {
      if (!isSignedIn) return false;
      const { error } = await dispatch(removeDraft.initiate({ params: { key }, isSilent }));
      return error === undefined || answerOf(error).type === 'refused';
    },
  };
}
