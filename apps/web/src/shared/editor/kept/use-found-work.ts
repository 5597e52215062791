import { useEffect, useState } from 'react';
import { useSession } from '../../session';
import { useDrafts } from './drafts';
import type { Drafts } from './drafts';
import { readWork } from './work-store';

/** Work that was found, of this browser or of the account: the newer of both. */
export interface FoundWork {
  readonly stored: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Looks for kept work. What another account left in this browser is not found; a stranger's is, since whoever signs in
 * goes on, and a stranger finds what was made before the session ended.
 */
export async function findWork(
  key: string,
  { owner, drafts }: { readonly owner: string | null; readonly drafts: Drafts },
): Promise<FoundWork | null> {
  const [here, there] = await Promise.all([readWork(key), drafts.read(key)]);
  const isOwn = here && (here.owner === null || owner === null || here.owner === owner);
  const own = isOwn ? here : undefined;
  if (there && there.at > (own?.at ?? 0)) return there;
  return own ?? null;
}

/** Looks for kept work before an editor is mounted; undefined until it is known whether there is any. */
export function useFoundWork(key: string | null): FoundWork | null | undefined {
  const { account, status } = useSession();
  const drafts = useDrafts();
  const owner = account?.id ?? null;
  const isKnown = status !== 'unknown';
  const [found, setFound] = useState<{ readonly key: string; readonly work: FoundWork | null }>();
  useEffect(() => {
    if (key === null || !isKnown) return;
    let isWanted = true;
    void findWork(key, { owner, drafts }).then((work) => {
      // A sign-in while one composes must not put other work in place of what is seen.
      if (isWanted) setFound((before) => (before?.key === key ? before : { key, work }));
    });
    return () => {
      isWanted = false;
    };
  }, [key, owner, drafts, isKnown]);
  if (key === null) return null;
  return found?.key === key ? found.work : undefined;
}
