import { useCallback, useEffect, useRef, useState } from 'react';
import { openEditor, useSession } from '../../session';
import type { Editor } from '../store/editor';
import { useDrafts } from './drafts';
import type { LoadedDraft } from './load-draft';
import { createDraftSync, type DraftSync, type DraftSyncState, type DraftSerializer } from './draft-sync';
import { watchOtherTabs, type OtherTabs } from './other-tabs';
import { isSameTree } from './same-tree';
import { createConflictTracker, type ConflictTracker, type ConflictState } from './conflict-tracker';
import { useServerVersion } from './use-server-version';
import { localDrafts } from './local-drafts';

/** Keep both functions the same over renderings (module functions, or useCallback). */
interface Given<T> extends DraftSerializer<T> {
  /** The draft that was loaded before the editor was mounted (`useLoadedDraft`, `LoadedDraftGate`), so that nothing else is ever shown. */
  readonly found: LoadedDraft | null;
}

export interface AutosaveState extends DraftSyncState, ConflictState {
  /** How many other tabs change the same. */
  readonly otherTabs: number;
  /** The key under which another tab kept a newer state, which `takeOther` puts here; null without one. */
  readonly newerUnder: string | null;
  /** It is kept under the very key of this tab, where what is kept last stays. */
  readonly isOneWork: boolean;
  readonly takeOther: () => void;
  /** Takes the `other` work, or keeps what is seen; undo brings back the one that gave way. */
  readonly settle: DraftSync['resolveConflict'];
  /** The product that is changed was removed from its project. */
  readonly isGone: boolean;
  /** Takes what the project has in place of what is seen, or goes on over it; undo brings back the one that gave way. */
  readonly settleProject: (takes: 'project' | 'seen') => void;
  /** Forgets what is kept, once it was added or stored. Later steps are kept again. */
  readonly forget: () => void;
  /** Forgets what is kept, for it was begun anew. */
  readonly drop: () => void;
}

/** What an editor of this page began with before. */
const openedKeys = new Set<string>();
const openedWorks = new WeakSet<LoadedDraft>();

/**
 * What was found is where an editor begins once. One that is mounted again, since the page had to read anew what it
 * shows, looks for what was kept meanwhile.
 */
function takeFound(key: string, found: LoadedDraft | null | undefined): LoadedDraft | null | undefined {
  const isOld = found ? openedWorks.has(found) : openedKeys.has(key);
  openedKeys.add(key);
  if (found) openedWorks.add(found);
  return isOld ? undefined : found;
}

type Told = Omit<AutosaveState, 'isGone' | 'takeOther' | 'settle' | 'settleProject' | 'forget' | 'drop'>;

/**
 * Keeps every step of an editor in this browser, and for an account on the server, and puts it back when the editor is
 * opened again under the same key: after a reload, a crash, a sign-in or the end of a session. Without a key nothing is
 * kept or read.
 */
export function useAutosave<T, E>(
  key: string | null,
  editor: Editor<T, E>,
  { store, rebuild, found }: Given<T>,
): AutosaveState {
  const { last } = useSession();
  const owner = last?.id ?? null;
  const drafts = useDrafts();
  const { inProject, isGone, readAgain } = useServerVersion(key);
  const now = { owner, drafts, storedAs: { store, rebuild }, found, inProject, readAgain };
  const held = useRef(now);
  held.current = now;
  const keeping = useRef<DraftSync | null>(null);
  const standing = useRef<ConflictTracker | null>(null);
  const tabs = useRef<OtherTabs | null>(null);
  const [state, setState] = useState<Told>({
    isRestored: false,
    isUnreadable: false,
    mark: 'none',
    other: null,
    otherTabs: 0,
    newerUnder: null,
    isOneWork: true,
    version: undefined,
    isOvertaken: false,
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
    const stands = createConflictTracker({
      isSeen(stored) {
        const { storedAs } = held.current;
        const rebuilt = storedAs.rebuild(stored);
        return rebuilt.ok && isSameTree(storedAs.store(rebuilt.value), storedAs.store(editor.state().value));
      },
      tell(news) {
        tell(news);
        // Whoever stored it from the same work has removed what was kept.
        if (news.isOvertaken) kept.saveAgain();
      },
    });
    standing.current = stands;
    const kept = createDraftSync({
      key,
      editor,
      works: localDrafts,
      owner: held.current.owner,
      drafts: () => held.current.drafts,
      storedAs: () => held.current.storedAs,
      page: () => ({ path: location.pathname + location.search, title: document.title }),
      tell,
      onKept: () => tabs.current?.tellKept(),
      standing: stands,
    });
    keeping.current = kept;
    let isOpen = true;
    void kept.open(takeFound(key, held.current.found)).then(() => {
      if (!isOpen) return;
      // What was found may be from before the sign-in was known.
      void kept.checkRemote();
    });
    const watched = watchOtherTabs(key, ({ others, isOneWork, keptUnder, hasStored }) => {
      tell({ otherTabs: others, isOneWork, ...(keptUnder !== null && { newerUnder: keptUnder }) });
      if (!hasStored) return;
      tell({ newerUnder: null });
      held.current.readAgain();
    });
    tabs.current = watched;
    const onShown = () => (document.hidden ? kept.flush() : void kept.checkRemote());
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('pagehide', kept.flush);
    window.addEventListener('online', kept.flush);
    const endWork = openEditor(kept.save);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('pagehide', kept.flush);
      window.removeEventListener('online', kept.flush);
      kept.close();
      watched.close();
      endWork();
    };
  }, [key, editor, tell]);

  useEffect(() => {
    if (inProject) standing.current?.onServerVersion(inProject);
  }, [inProject]);
  useEffect(() => void keeping.current?.setOwner(owner), [owner]);
  const known = useRef(drafts);
  useEffect(() => {
    if (known.current === drafts) return;
    known.current = drafts;
    // Whoever signs in again sends what was made meanwhile, and hears of what another device made.
    keeping.current?.flush();
    void keeping.current?.checkRemote();
  }, [drafts]);

  const forget = () => {
    void keeping.current?.forget();
    tabs.current?.tellStored();
  };
  return {
    ...state,
    isGone,
    takeOther: () =>
      void keeping.current?.loadLocal(state.newerUnder ?? undefined).then(() => tell({ newerUnder: null })),
    settle: (takes) => keeping.current?.resolveConflict(takes),
    settleProject(takes) {
      if (!inProject) return;
      const rebuilt = rebuild(inProject.stored);
      if (!rebuilt.ok && takes === 'project') return tell({ isUnreadable: true });
      standing.current?.resolve();
      const seen = editor.state().value;
      if (rebuilt.ok) editor.replace(rebuilt.value);
      if (takes === 'seen') editor.replace(seen);
    },
    forget() {
      standing.current?.onSaved();
      forget();
    },
    drop() {
      standing.current?.recheck();
      forget();
    },
  };
}
