import { useEffect, useState } from 'react';
import { useSession } from '../../session';
import { useDrafts } from './drafts';
import { loadDraft, type LoadedDraft } from './load-draft';
import { localDrafts } from './local-drafts';

interface Found {
  readonly key: string;
  readonly owner: string | null;
  readonly work: LoadedDraft | null;
}

/** Looks for kept work before an editor is mounted; undefined until it is known whether there is any. */
export function useLoadedDraft(key: string | null): LoadedDraft | null | undefined {
  const { last, status } = useSession();
  const drafts = useDrafts();
  const owner = last?.id ?? null;
  const isKnown = status !== 'unknown';
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (key === null || !isKnown) return;
    let isWanted = true;
    void loadDraft(key, { owner, works: localDrafts, drafts }).then((work) => {
      // A sign-in while one composes must not put other work in place of what is seen.
      const holds = (before: Found | undefined) =>
        before?.key === key && (before.owner === null || before.owner === owner);
      if (isWanted) setFound((before) => (holds(before) ? before : { key, owner, work }));
    });
    return () => {
      isWanted = false;
    };
  }, [key, owner, drafts, isKnown]);
  if (key === null) return null;
  return found?.key === key ? found.work : undefined;
}
