import { useMemo } from 'react';
import { api, failureOf } from '../../api';
import { useSession } from '../../session';
import { useDispatch } from '../../store/hooks';
import type { KeptWork } from './work-store';

/** The drafts of the account, which follow it to another browser. */
export interface Drafts {
  /** What the server keeps; undefined for a stranger, when there is none, and when it does not answer. */
  readonly read: (key: string) => Promise<Pick<KeptWork, 'stored' | 'at'> | undefined>;
  readonly write: (work: KeptWork) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const isSilent = true;
const anew = { subscribe: false, forceRefetch: true } as const;
const conflict = 409;

/** The server's drafts. Their failures are silent: this browser keeps the work as well. */
export function useDrafts(): Drafts {
  const dispatch = useDispatch();
  const isSignedIn = useSession().status === 'signedIn';
  return useMemo(() => {
    const { getDraft, saveDraft, removeDraft } = api.endpoints;
    /** The versions seen, which a write must name. */
    const versions = new Map<string, number>();

    async function load(key: string) {
      const { data } = await dispatch(getDraft.initiate({ params: { key }, isSilent }, anew));
      if (data) versions.set(key, data.version);
      return data;
    }
    async function save({ key, stored, at }: KeptWork) {
      const body = { at, stored, path: location.pathname + location.search, title: document.title };
      const version = versions.get(key);
      const answer = await dispatch(saveDraft.initiate({ params: { key }, body, version, isSilent }));
      if (answer.data) versions.set(key, answer.data.version);
      return answer;
    }
    return {
      async read(key) {
        const draft = isSignedIn ? await load(key) : undefined;
        return draft && { stored: draft.stored, at: draft.at };
      },
      async write(work) {
        if (!isSignedIn) return;
        const { error } = await save(work);
        // Another browser wrote since: what is done last stays, and the tab there is told when it comes back.
        if (failureOf(error)?.status === conflict && (await load(work.key))) await save(work);
      },
      async remove(key) {
        versions.delete(key);
        if (isSignedIn) await dispatch(removeDraft.initiate({ params: { key }, isSilent }));
      },
    };
  }, [dispatch, isSignedIn]);
}
