import type { Result } from '@lucerna/engine';
import type { Editor } from '../store/editor';
import type { Drafts } from './drafts';
import { loadOwnDraft, loadDraft, fromServerDraft, isForgotten, type LoadedDraft } from './load-draft';
import { createDebouncedWriter } from './debounced-writer';
import { nextDraftState, opening, type DraftEvent, type DraftState } from './draft-state';
import { sendDraft } from './send-draft';
import type { ConflictTracker } from './conflict-tracker';
import { createStepStore } from './stored-steps';
import { splitBaseHash, withBaseHash } from './base-hash';
import type { LocalDraft, LocalDrafts } from './local-drafts';

/** How work is stored and read again. */
export interface DraftSerializer<T> {
  readonly store: (value: T) => unknown;
  /** Refused work stays kept and is not shown: the editor begins anew. */
  readonly rebuild: (stored: unknown) => Result<T>;
}

const told = ['isRestored', 'isUnreadable', 'mark', 'other'] as const;
/** What is to be told of kept work. */
export type DraftSyncState = Pick<DraftState, (typeof told)[number]>;

interface Given<T, E> {
  readonly key: string;
  readonly editor: Editor<T, E>;
  readonly owner: string | null;
  readonly works: LocalDrafts;
  /** As they are at the moment. */
  readonly drafts: () => Drafts;
  readonly storedAs: () => DraftSerializer<T>;
  /** Where it is edited. */
  readonly page?: () => LocalDraft['page'];
  readonly tell: (news: Partial<DraftSyncState>) => void;
  /** Something was kept in this browser. */
  readonly onKept: () => void;
  /** What work on a product of a project goes on from. */
  readonly standing?: Pick<ConflictTracker, 'base' | 'rebaseOnto'>;
}

export interface DraftSync {
  /** Begins with what is kept: `found` where it was looked for before. Resolves once it stands. */
  readonly open: (found?: LoadedDraft | null) => Promise<void>;
  /** Somebody signed in or out. A stranger's work goes on as the account's; that of an account is put away. */
  readonly setOwner: (owner: string | null) => Promise<void>;
  /** Puts the other work in place, or what is seen over it; undo brings the one that gave way back. */
  readonly resolveConflict: (takes: 'other' | 'seen') => void;
  /** Puts what another tab kept, under this key or another, in place; undo brings back what was seen. */
  readonly loadLocal: (from?: string) => Promise<void>;
  /** Asks the server whether another device went on. */
  readonly checkRemote: () => Promise<void>;
  /** Keeps what is seen once more, where it is more than the beginning: another tab has removed it. */
  readonly saveAgain: () => void;
  readonly flush: () => void;
  /** Keeps the last step in this browser; resolves once that is done. */
  readonly save: () => Promise<void>;
  /** Forgets what is kept, here and on the server. Later steps are kept again. */
  readonly forget: () => Promise<void>;
  readonly close: () => void;
}

const nothingSent = { version: 0, at: 0, sending: null };
const forgottenNow = () => ({ ...nothingSent, at: Date.now(), isForgotten: true });

/** Milliseconds between two writes to the server while one composes. */
const draftMs = 3000;

/**
 * Keeps every step of an editor in this browser, and for an account on the server. What another device kept is never
 * replaced without a word: until the user has decided, nothing is sent.
 */
export function createDraftSync<T, E>(given: Given<T, E>): DraftSync {
  const { key, editor, works, drafts, storedAs, tell, onKept, standing } = given;
  const begun = editor.state().value;
  /** Under which work stands that this release cannot read. */
  const asideKey = `${key}:aside`;
  let state = opening(given.owner);
  let last = begun;
  let isQuiet = false;
  /** How often what was kept has been forgotten. */
  let forgotten = 0;
  let stopListening: (() => void) | null = null;

  function happen(event: DraftEvent): void {
    const before = state;
    state = nextDraftState(before, event);
    for (const name of told) if (state[name] !== before[name]) tell({ [name]: state[name] });
  }
  const stepStore = createStepStore<T>(
    (value) => storedAs().store(value),
    (stored) => {
      const rebuilt = storedAs().rebuild(stored);
      return rebuilt.ok ? rebuilt.value : null;
    },
  );
  const isClosed = () => state.phase === 'closed';
  const work = (): LocalDraft => {
    const stored = withBaseHash(storedAs().store(last), standing?.base() ?? null);
    return { key, stored, owner: state.owner, at: state.changedAt, page: given.page?.() };
  };
  /** Reads kept work, and what it goes on from. */
  function read(kept: unknown): { readonly rebuilt: Result<T>; readonly base: string | null } {
    const { stored, base } = splitBaseHash(kept);
    return { rebuilt: storedAs().rebuild(stored), base };
  }
  const here = createDebouncedWriter(
    async () => {
      const { steps } = state;
      const isKept = await works.write({ ...work(), steps: stepStore.write(editor.steps()) });
      happen(isKept ? { type: 'kept', steps } : { type: 'not-kept' });
      onKept();
      return isKept;
    },
    { mayOverlap: true },
  );
  const there = createDebouncedWriter(
    async () => {
      const { owner, other } = state;
      if (owner === null || other !== null) return true;
      const before = forgotten;
      const isForgotten = () => forgotten !== before;
      const answer = await sendDraft({ ...work(), owner }, { works, drafts: drafts(), isForgotten });
      if (answer.type === 'newer') differ(fromServerDraft(answer.draft));
      happen({ type: 'sent', isSent: answer.type === 'kept' });
      return answer.type !== 'unanswered';
    },
    { delayMs: draftMs },
  );

  const differ = (other: LoadedDraft): void => happen({ type: 'differs', other });
  function change(value: T): void {
    last = value;
    happen({ type: 'changed', at: Date.now() });
    here.schedule();
    there.schedule();
  }
  /** Changes what is seen without keeping it: it is what is kept, or nothing. */
  function put(value: T, place: (value: T) => void = editor.restart): void {
    isQuiet = true;
    place(value);
    isQuiet = false;
    last = value;
  }
  async function see({ seen }: LoadedDraft): Promise<void> {
    const { owner } = state;
    if (seen && owner !== null) await works.writeSent(key, owner, { ...seen, sending: null });
  }

  /** A newer release may read it: the next step here must not replace it. */
  const setAside = ({ stored, at }: LoadedDraft) =>
    works.write({ key: asideKey, stored, owner: state.owner, at });

  async function show(found: LoadedDraft): Promise<void> {
    const { rebuilt, base } = read(found.stored);
    if (!rebuilt.ok) {
      await setAside(found);
      return happen({ type: 'unreadable' });
    }
    put(rebuilt.value, (value) => editor.restart(value, found.steps && stepStore.read(found.steps)));
    standing?.rebaseOnto(base);
    happen({ type: 'restored', at: found.at });
    if (found.other) differ(found.other);
    await see(found);
    if (found.isAnonymous) await adopt();
    else if (state.owner !== null && found.seen?.at !== found.at) there.schedule();
  }
  /** What could not be read before, if it can be read now. */
  async function offerAside(): Promise<void> {
    const aside = await works.read(asideKey, state.owner);
    if (!aside || state.other !== null || !read(aside.stored).rebuilt.ok) return;
    const { stored, at } = aside;
    if (at === state.changedAt) return works.remove(asideKey, state.owner);
    if (editor.state().value !== begun) return differ({ stored, at });
    await show({ stored, at });
    await works.write(work());
    await works.remove(asideKey, state.owner);
  }
  async function adopt(): Promise<void> {
    here.schedule();
    there.schedule();
    await works.remove(key, null);
  }
  /** Begins with what was found, unless the user has begun before the answer came: then they decide. */
  async function begin(found: LoadedDraft | null): Promise<void> {
    if (!found || isClosed()) return;
    if (editor.state().value === begun) await show(found);
    else differ(found);
  }
  function listen(): void {
    stopListening ??= editor.subscribe(() => {
      // A gesture is kept when the hand lets go, or as often as what is costly follows it.
      const { settled } = editor.state();
      if (!isQuiet && settled !== last) change(settled);
    });
  }
  /** What is seen counts where nothing more may be heard of it: the hand that moves it may never let go. */
  function takeSeen(): void {
    const { value } = editor.state();
    if (state.phase === 'open' && value !== last) change(value);
  }
  const sources = () => ({ owner: state.owner, works, drafts: drafts() });

  /** Hands the work over to whoever is here now. */
  async function pass(next: string | null): Promise<void> {
    if (state.owner === null) {
      happen({ type: 'owned', owner: next });
      const found = await loadOwnDraft(key, sources());
      if (last === begun) return begin(found);
      if (found) differ(found);
      return adopt();
    }
    // Whoever has signed out has taken the work along; that of a session which another account follows stays.
    if (next === null) void here.stop();
    else here.flush();
    void there.stop();
    happen({ type: 'put-away', owner: next });
    put(begun);
    await begin(await loadDraft(key, sources()));
  }

  return {
    async open(found) {
      await begin(found === undefined ? await loadDraft(key, sources()) : found);
      await offerAside();
      if (isClosed()) return;
      if (editor.state().value !== last) change(editor.state().value);
      happen({ type: 'opened' });
      listen();
    },
    async setOwner(next) {
      if (next === state.owner) return;
      happen({ type: 'passing' });
      await pass(next);
      happen({ type: 'passed' });
    },
    resolveConflict(takes) {
      const found = state.other;
      if (!found) return;
      const { rebuilt, base } = read(found.stored);
      if (!rebuilt.ok && takes === 'other') return happen({ type: 'unreadable' });
      const seen = editor.state().value;
      if (rebuilt.ok) editor.replace(rebuilt.value);
      if (takes === 'seen') editor.replace(seen);
      else standing?.rebaseOnto(base);
      void Promise.all([see(found), rebuilt.ok ? works.remove(asideKey, state.owner) : setAside(found)]).then(
        () => {
          happen({ type: 'settled' });
          change(editor.state().value);
        },
      );
    },
    async loadLocal(from = key) {
      const kept = await works.read(from, state.owner);
      if (!kept) return;
      const { rebuilt, base } = read(kept.stored);
      if (!rebuilt.ok) return happen({ type: 'unreadable' });
      if (from === key) {
        put(rebuilt.value, editor.replace);
        happen({ type: 'reloaded', at: kept.at });
      } else editor.replace(rebuilt.value);
      standing?.rebaseOnto(base);
    },
    async checkRemote() {
      const { owner } = state;
      if (owner === null || state.other !== null || state.isPassing) return;
      const [there, sent] = await Promise.all([drafts().read(key), works.readSent(key, owner)]);
      const isKnown = sent && (sent.version === there?.version || sent.sending === there?.at);
      if (!there || isKnown || isForgotten(there, sent)) return;
      if (state.other !== null || there.at === state.changedAt) return;
      await begin(fromServerDraft(there));
    },
    saveAgain() {
      if (editor.state().value === begun) return;
      here.schedule();
      there.schedule();
    },
    save() {
      takeSeen();
      return here.save();
    },
    flush() {
      takeSeen();
      here.flush();
      there.flush();
    },
    async forget() {
      const stopping = Promise.all([here.stop(), there.stop()]);
      forgotten += 1;
      const { owner } = state;
      const remove = async () => {
        // First of all that it is forgotten: the page may be left at any moment, and then the next opening removes the rest.
        const marking = owner === null ? undefined : works.writeSent(key, owner, forgottenNow());
        const [isGone] = await Promise.all([
          drafts().remove(key),
          Promise.resolve(marking).then(() => works.remove(key, owner)),
        ]);
        return isGone;
      };
      happen({ type: 'forgotten' });
      // At once, since the page may be left before a write that runs is over; what that one kept goes after it.
      let isGone = await remove();
      if ((await stopping).includes(true)) isGone = await remove();
      if (isGone && owner !== null && (await works.readSent(key, owner))?.isForgotten)
        await works.writeSent(key, owner, nothingSent);
    },
    close() {
      takeSeen();
      happen({ type: 'closed' });
      stopListening?.();
      here.flush();
      there.flush();
    },
  };
}
