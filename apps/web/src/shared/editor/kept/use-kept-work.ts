import { useCallback, useEffect, useRef, useState } from 'react';
import { beginWork, useSession } from '../../session';
import type { Editor } from '../store/editor';
import { useDrafts } from './drafts';
import type { FoundWork } from './find-work';
import { createKeeping } from './keeping';
import type { Keeping, KeepingNews, StoredAs } from './keeping';
import { watchOtherTabs } from './other-tabs';
import type { OtherTabs } from './other-tabs';
import { works } from './work-store';

/** Keep both functions the same over renderings (module functions, or useCallback). */
interface Given<T> extends StoredAs<T> {
  /** What `useFoundWork` found, for an editor that must know it before it can be mounted; else it is looked for here. */
  readonly found?: FoundWork | null;
}

export interface KeptState extends KeepingNews {
  /** False until it is known whether work is kept. Show the editor then, so that nothing is drawn twice. */
  readonly isReady: boolean;
  /** How many other tabs have the same work open. */
  readonly otherTabs: number;
  /** Another tab kept a newer state; `takeOther` puts it here. */
  readonly hasNewer: boolean;
  readonly takeOther: () => void;
  /** Takes the `other` work, or keeps what is seen; undo brings back the one that gave way. */
  readonly settle: Keeping['settle'];
  /** Forgets what is kept, once it was added or is not wanted. Later steps are kept again. */
  readonly forget: () => void;
}

/** What an editor of this page began with before. */
const openedKeys = new Set<string>();
const openedWorks = new WeakSet<FoundWork>();

/**
 * What was found is where an editor begins once. One that is mounted again, since the page had to read anew what it
 * shows, looks for what was kept meanwhile.
 */
function takeFound(key: string, found: FoundWork | null | undefined): FoundWork | null | undefined {
  const isOld = found ? openedWorks.has(found) : openedKeys.has(key);
  openedKeys.add(key);
  if (found) openedWorks.add(found);
  return isOld ? undefined : found;
}

type Told = Omit<KeptState, 'takeOther' | 'settle' | 'forget'>;

/**
 * Keeps every step of an editor in this browser, and for an account on the server, and puts it back when the editor is
 * opened again under the same key: after a reload, a crash, a sign-in or the end of a session. Without a key nothing is
 * kept or read.
 */
export function useKeptWork<T, E>(
  key: string | null,
  editor: Editor<T, E>,
  { store, rebuild, found }: Given<T>,
): KeptState {
  const { last } = useSession();
  const owner = last?.id ?? null;
  const drafts = useDrafts();
  const held = useRef({ owner, drafts, storedAs: { store, rebuild }, found });
  held.current = { owner, drafts, storedAs: { store, rebuild }, found };
  const keeping = useRef<Keeping | null>(null);
  const [state, setState] = useState<Told>({
    isReady: key === null,
    isRestored: false,
    isUnreadable: false,
    mark: 'none',
    other: null,
    otherTabs: 0,
    hasNewer: false,
  });
  const tell = useCallback(
    (part: Partial<Told>) =>
      setState((before) => {
        // Every move of a drag says that there is something to keep; that is news only once.
        const isNews = Object.entries(part).some(([name, value]) => before[name as keyof Told] !== value);
        return isNews ? { ...before, ...part } : before;
      }),
    [],
  );

  useEffect(() => {
    if (key === null) return;
    let tabs: OtherTabs | null = null;
    const kept = createKeeping({
      key,
      editor,
      works,
      owner: held.current.owner,
      drafts: () => held.current.drafts,
      storedAs: () => held.current.storedAs,
      tell,
      onKept: () => tabs?.tellKept(),
    });
    keeping.current = kept;
    let isOpen = true;
    void kept.open(takeFound(key, held.current.found)).then(() => {
      if (!isOpen) return;
      tell({ isReady: true });
      // What was found may be from before the sign-in was known.
      void kept.look();
    });
    tabs = watchOtherTabs(key, ({ others, hasKept }) =>
      tell(hasKept ? { otherTabs: others, hasNewer: true } : { otherTabs: others }),
    );
    const onShown = () => (document.hidden ? kept.flush() : void kept.look());
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('pagehide', kept.flush);
    window.addEventListener('online', kept.flush);
    const endWork = beginWork();
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('pagehide', kept.flush);
      window.removeEventListener('online', kept.flush);
      kept.close();
      tabs?.close();
      endWork();
    };
  }, [key, editor, tell]);

  useEffect(() => void keeping.current?.belongTo(owner), [owner]);
  const known = useRef(drafts);
  useEffect(() => {
    if (known.current === drafts) return;
    known.current = drafts;
    // Whoever signs in again sends what was made meanwhile, and hears of what another device made.
    keeping.current?.flush();
    void keeping.current?.look();
  }, [drafts]);

  return {
    ...state,
    takeOther: () => void keeping.current?.takeKept().then(() => tell({ hasNewer: false })),
    settle: (takes) => keeping.current?.settle(takes),
    forget: () => void keeping.current?.forget(),
  };
}
