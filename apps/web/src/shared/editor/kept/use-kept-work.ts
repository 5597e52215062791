import type { Result } from '@lucerna/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../session';
import type { Editor } from '../store/editor';
import { useDrafts } from './drafts';
import { createKeeper } from './keeper';
import type { Keeper } from './keeper';
import { watchOtherTabs } from './other-tabs';
import type { OtherTabs } from './other-tabs';
import { findWork } from './use-found-work';
import type { FoundWork } from './use-found-work';
import { readWork, removeWork, writeWork } from './work-store';

/** How work is stored and read again. Keep both the same over renderings (module functions, or useCallback). */
interface StoredAs<T> {
  readonly store: (value: T) => unknown;
  /** Refused work stays kept and is not shown: the editor begins anew. */
  readonly rebuild: (stored: unknown) => Result<T>;
  /** What `useFoundWork` found, for an editor that must know it before it can be mounted; else it is looked for here. */
  readonly found?: FoundWork | null;
}

export interface KeptState {
  /** False until it is known whether work is kept. Show the editor then, so that nothing is drawn twice. */
  readonly isReady: boolean;
  /** Work of an earlier visit was put back. */
  readonly isRestored: boolean;
  /** What was kept could not be read: it was made with a newer release or is broken. */
  readonly isUnreadable: boolean;
  /** Whether all steps are kept, for a word that says so. */
  readonly mark: 'none' | 'saving' | 'saved' | 'failed';
  /** How many other tabs have the same work open. */
  readonly otherTabs: number;
  /** Another tab kept a newer state; `takeOther` puts it here. */
  readonly hasNewer: boolean;
  readonly takeOther: () => void;
  /** Forgets what is kept, once it was added or is not wanted. Later steps are kept again. */
  readonly forget: () => void;
}

/** Milliseconds between two writes to the server while one composes. */
const draftMs = 3000;

/**
 * Keeps every step of an editor in this browser, and for an account on the server, and puts it back when the editor is
 * opened again under the same key: after a reload, a crash, a sign-in or the end of a session. Of both the newer one wins.
 * Without a key nothing is kept or read.
 */
export function useKeptWork<T, E>(
  key: string | null,
  editor: Editor<T, E>,
  { store, rebuild, found }: StoredAs<T>,
): KeptState {
  const { account } = useSession();
  const owner = account?.id ?? null;
  const drafts = useDrafts();
  const held = useRef({ owner, drafts });
  held.current = { owner, drafts };
  const tabs = useRef<OtherTabs | null>(null);
  const forgotten = useRef<T | null>(null);
  const keepers = useRef<readonly Keeper[]>([]);
  const [state, setState] = useState<Omit<KeptState, 'takeOther' | 'forget'>>({
    isReady: key === null,
    isRestored: false,
    isUnreadable: false,
    mark: 'none',
    otherTabs: 0,
    hasNewer: false,
  });
  const change = useCallback(
    (part: Partial<KeptState>) => setState((before) => ({ ...before, ...part })),
    [],
  );

  const putBack = useCallback(
    (stored: unknown): void => {
      const rebuilt = rebuild(stored);
      if (!rebuilt.ok) return change({ isUnreadable: true });
      forgotten.current = rebuilt.value;
      editor.restart(rebuilt.value);
      change({ isRestored: true, hasNewer: false });
    },
    [editor, rebuild, change],
  );

  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const begun = editor.state().value;
    const looked = found === undefined ? findWork(key, held.current) : Promise.resolve(found);
    void looked.then((work) => {
      if (!isWanted) return;
      // Whoever began before the answer came goes on with what they see.
      if (work && editor.state().value === begun) putBack(work.stored);
      change({ isReady: true });
    });
    return () => {
      isWanted = false;
    };
    // It is put back once: a catalogue that grows, which changes how it is rebuilt, must not put it back again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, editor]);

  const { isReady } = state;
  useEffect(() => {
    if (key === null || !isReady) return;
    let last = editor.state().value;
    const work = () => ({ key, stored: store(last), owner: held.current.owner, at: Date.now() });
    const here = createKeeper(async () => {
      const isKept = await writeWork(work());
      change({ mark: isKept ? 'saved' : 'failed' });
      tabs.current?.tellKept();
    });
    const there = createKeeper(() => held.current.drafts.write(work()), draftMs);
    keepers.current = [here, there];
    const stopListening = editor.subscribe(() => {
      const { value } = editor.state();
      if (value === last) return;
      last = value;
      if (value === forgotten.current) return;
      change({ mark: 'saving' });
      here.touch();
      there.touch();
    });
    const flush = () => {
      here.flush();
      there.flush();
    };
    const onHidden = () => document.hidden && flush();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [key, isReady, editor, store, change]);

  useEffect(() => {
    if (key === null) return;
    const watched = watchOtherTabs(key, ({ others, hasKept }) =>
      change(hasKept ? { otherTabs: others, hasNewer: true } : { otherTabs: others }),
    );
    tabs.current = watched;
    return () => watched.close();
  }, [key, change]);

  return {
    ...state,
    takeOther: () => {
      if (key !== null) void readWork(key).then((work) => work && putBack(work.stored));
    },
    forget: () => {
      forgotten.current = editor.state().value;
      if (key === null) return;
      for (const keeper of keepers.current) keeper.stop();
      change({ isRestored: false, mark: 'none' });
      void removeWork(key);
      void held.current.drafts.remove(key);
    },
  };
}
