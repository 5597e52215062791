import type { Result } from '@lucerna/engine';
import type { Editor } from '../store/editor';
import type { Drafts } from './drafts';
import { findOwnWork, findWork, foundDraft } from './find-work';
import type { FoundWork } from './find-work';
import { createKeeper } from './keeper';
import { sendDraft } from './send-draft';
import type { Standing } from './standing';
import { createStepStore } from './stored-steps';
import { apartFromBase, withBase } from './work-base';
import type { KeptWork, Works } from './work-store';

/** How work is stored and read again. */
export interface StoredAs<T> {
  readonly store: (value: T) => unknown;
  /** Refused work stays kept and is not shown: the editor begins anew. */
  readonly rebuild: (stored: unknown) => Result<T>;
}

/** What is to be told of kept work. */
export interface KeepingNews {
  /** Work of an earlier visit was put back. */
  readonly isRestored: boolean;
  /** What was kept could not be read: it was made with a newer release or is broken. */
  readonly isUnreadable: boolean;
  /** Whether all steps are kept, for a word that says so; `here`: in this browser, but not on the server yet. */
  readonly mark: 'none' | 'saving' | 'saved' | 'here' | 'failed';
  /** What was kept apart from what is seen, on another device or before the sign-in: take it, or keep what is seen. */
  readonly other: FoundWork | null;
}

interface Given<T, E> {
  readonly key: string;
  readonly editor: Editor<T, E>;
  readonly owner: string | null;
  readonly works: Works;
  /** As they are at the moment. */
  readonly drafts: () => Drafts;
  readonly storedAs: () => StoredAs<T>;
  /** Where it is edited. */
  readonly page?: () => KeptWork['page'];
  readonly tell: (news: Partial<KeepingNews>) => void;
  /** Something was kept in this browser. */
  readonly onKept: () => void;
  /** What work on a product of a project goes on from. */
  readonly standing?: Pick<Standing, 'base' | 'goOnFrom'>;
}

export interface Keeping {
  /** Begins with what is kept: `found` where it was looked for before. Resolves once it stands. */
  readonly open: (found?: FoundWork | null) => Promise<void>;
  /** Somebody signed in or out. A stranger's work goes on as the account's; that of an account is put away. */
  readonly belongTo: (owner: string | null) => Promise<void>;
  /** Puts the other work in place, or what is seen over it; undo brings the one that gave way back. */
  readonly settle: (takes: 'other' | 'seen') => void;
  /** Puts what another tab kept, under this key or another, in place; undo brings back what was seen. */
  readonly takeKept: (from?: string) => Promise<void>;
  /** Asks the server whether another device went on. */
  readonly look: () => Promise<void>;
  /** Keeps what is seen once more, where it is more than the beginning: another tab has removed it. */
  readonly keepAgain: () => void;
  readonly flush: () => void;
  /** Keeps the last step in this browser; resolves once that is done. */
  readonly save: () => Promise<void>;
  /** Forgets what is kept, here and on the server. Later steps are kept again. */
  readonly forget: () => Promise<void>;
  readonly close: () => void;
}

/** Milliseconds between two writes to the server while one composes. */
const draftMs = 3000;

/**
 * Keeps every step of an editor in this browser, and for an account on the server. What another device kept is never
 * replaced without a word: until the user has decided, nothing is sent.
 */
export function createKeeping<T, E>(given: Given<T, E>): Keeping {
  const { key, editor, works, drafts, storedAs, tell, onKept, standing } = given;
  const begun = editor.state().value;
  /** Under which work stands that this release cannot read. */
  const asideKey = `${key}:aside`;
  let { owner } = given;
  let last = begun;
  let changedAt = 0;
  /** Steps that were made, and how many of them are kept in this browser. */
  let steps = 0;
  let keptSteps = 0;
  let other: FoundWork | null = null;
  let isQuiet = false;
  let isSent = true;
  let isOpen = true;
  let isPassing = false;
  let stopListening: (() => void) | null = null;

  const stepStore = createStepStore<T>(
    (value) => storedAs().store(value),
    (stored) => {
      const rebuilt = storedAs().rebuild(stored);
      return rebuilt.ok ? rebuilt.value : null;
    },
  );
  const work = (): KeptWork => {
    const stored = withBase(storedAs().store(last), standing?.base() ?? null);
    return { key, stored, owner, at: changedAt, page: given.page?.() };
  };
  /** Reads kept work, and what it goes on from. */
  function read(kept: unknown): { readonly rebuilt: Result<T>; readonly base: string | null } {
    const { stored, base } = apartFromBase(kept);
    return { rebuilt: storedAs().rebuild(stored), base };
  }
  /** A step that came while the one before was written is not kept yet, which must not be said of it. */
  function tellKept(): void {
    if (keptSteps === steps) tell({ mark: isSent ? 'saved' : 'here' });
  }
  const here = createKeeper(
    async () => {
      const written = steps;
      const isKept = await works.write({ ...work(), steps: stepStore.write(editor.steps()) });
      if (isKept) {
        keptSteps = Math.max(keptSteps, written);
        tellKept();
      } else tell({ mark: 'failed' });
      onKept();
      return isKept;
    },
    { mayOverlap: true },
  );
  const there = createKeeper(
    async () => {
      if (owner === null || other !== null) return true;
      const answer = await sendDraft({ ...work(), owner }, { works, drafts: drafts() });
      if (answer.type === 'newer') differ(foundDraft(answer.draft));
      const wasSent = isSent;
      isSent = answer.type === 'kept';
      if (isSent !== wasSent) tellKept();
      return answer.type !== 'unanswered';
    },
    { delayMs: draftMs },
  );

  function differ(found: FoundWork | null): void {
    other = found;
    tell({ other });
  }
  function change(value: T): void {
    last = value;
    changedAt = Date.now();
    steps += 1;
    tell({ mark: 'saving' });
    here.touch();
    there.touch();
  }
  /** Changes what is seen without keeping it: it is what is kept, or nothing. */
  function put(value: T, place: (value: T) => void = editor.restart): void {
    isQuiet = true;
    place(value);
    isQuiet = false;
    last = value;
  }
  async function see({ seen }: FoundWork): Promise<void> {
    if (seen && owner !== null) await works.writeSent(key, owner, { ...seen, sending: null });
  }

  /** A newer release may read it: the next step here must not replace it. */
  const setAside = ({ stored, at }: FoundWork) => works.write({ key: asideKey, stored, owner, at });

  async function show(found: FoundWork): Promise<void> {
    const { rebuilt, base } = read(found.stored);
    if (!rebuilt.ok) {
      await setAside(found);
      return tell({ isUnreadable: true });
    }
    put(rebuilt.value, (value) => editor.restart(value, found.steps && stepStore.read(found.steps)));
    standing?.goOnFrom(base);
    changedAt = found.at;
    tell({ isRestored: true });
    if (found.other) differ(found.other);
    await see(found);
    if (found.isStrangers) await adopt();
    else if (owner !== null && found.seen?.at !== found.at) there.touch();
  }
  /** What could not be read before, if it can be read now. */
  async function offerAside(): Promise<void> {
    const aside = await works.read(asideKey, owner);
    if (!aside || other !== null || !read(aside.stored).rebuilt.ok) return;
    const { stored, at } = aside;
    if (at === changedAt) return works.remove(asideKey, owner);
    if (editor.state().value !== begun) return differ({ stored, at });
    await show({ stored, at });
    await works.write(work());
    await works.remove(asideKey, owner);
  }
  async function adopt(): Promise<void> {
    here.touch();
    there.touch();
    await works.remove(key, null);
  }
  /** Begins with what was found, unless the user has begun before the answer came: then they decide. */
  async function begin(found: FoundWork | null): Promise<void> {
    if (!found || !isOpen) return;
    if (editor.state().value === begun) await show(found);
    else differ(found);
  }
  function listen(): void {
    stopListening ??= editor.subscribe(() => {
      const { value } = editor.state();
      if (!isQuiet && value !== last) change(value);
    });
  }
  const sources = () => ({ owner, works, drafts: drafts() });

  /** Hands the work over to whoever is here now. */
  async function pass(next: string | null): Promise<void> {
    const before = owner;
    if (before === null) {
      owner = next;
      const found = await findOwnWork(key, sources());
      if (last === begun) return begin(found);
      if (found) differ(found);
      return adopt();
    }
    // Whoever has signed out has taken the work along; that of a session which another account follows stays.
    if (next === null) void here.stop();
    else here.flush();
    void there.stop();
    owner = next;
    put(begun);
    differ(null);
    tell({ isRestored: false, mark: 'none' });
    await begin(await findWork(key, sources()));
  }

  return {
    async open(found) {
      await begin(found === undefined ? await findWork(key, sources()) : found);
      await offerAside();
      if (!isOpen) return;
      if (editor.state().value !== last) change(editor.state().value);
      listen();
    },
    async belongTo(next) {
      if (next === owner) return;
      isPassing = true;
      await pass(next);
      isPassing = false;
    },
    settle(takes) {
      const found = other;
      if (!found) return;
      const { rebuilt, base } = read(found.stored);
      if (!rebuilt.ok && takes === 'other') return tell({ isUnreadable: true });
      const seen = editor.state().value;
      if (rebuilt.ok) editor.replace(rebuilt.value);
      if (takes === 'seen') editor.replace(seen);
      else standing?.goOnFrom(base);
      void Promise.all([see(found), rebuilt.ok ? works.remove(asideKey, owner) : setAside(found)]).then(
        () => {
          differ(null);
          change(editor.state().value);
        },
      );
    },
    async takeKept(from = key) {
      const kept = await works.read(from, owner);
      if (!kept) return;
      const { rebuilt, base } = read(kept.stored);
      if (!rebuilt.ok) return tell({ isUnreadable: true });
      if (from === key) {
        put(rebuilt.value, editor.replace);
        changedAt = kept.at;
      } else editor.replace(rebuilt.value);
      standing?.goOnFrom(base);
    },
    async look() {
      if (owner === null || other !== null || isPassing) return;
      const [there, sent] = await Promise.all([drafts().read(key), works.readSent(key, owner)]);
      const isKnown = sent && (sent.version === there?.version || sent.sending === there?.at);
      if (!there || isKnown || other !== null || there.at === changedAt) return;
      await begin(foundDraft(there));
    },
    keepAgain() {
      if (editor.state().value === begun) return;
      here.touch();
      there.touch();
    },
    save: here.save,
    flush() {
      here.flush();
      there.flush();
    },
    async forget() {
      const writing = [here.stop(), there.stop()];
      differ(null);
      tell({ isRestored: false, mark: 'none' });
      await Promise.all(writing);
      await Promise.all([works.remove(key, owner), drafts().remove(key)]);
    },
    close() {
      isOpen = false;
      stopListening?.();
      here.flush();
      there.flush();
    },
  };
}
