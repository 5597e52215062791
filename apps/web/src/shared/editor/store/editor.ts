import { recordHistory, redo, startHistory, undo } from '@lucerna/engine';
import type { History, Problem, Result } from '@lucerna/engine';

export interface EditorState<T> {
  readonly value: T;
  /** The value for what is costly to show: during a gesture it follows some times a second. */
  readonly settled: T;
  readonly selection: readonly string[];
  /** Why the last edit was refused; empty after one that was taken. */
  readonly problems: readonly Problem[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A step of an earlier visit: read when undo or redo comes to it, null where this release cannot read it. */
export interface EarlierStep<T> {
  readonly read: () => T | null;
}

/** The steps before a value and after it, the ones of an earlier visit outermost. */
export interface Steps<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
  readonly earlier: EarlierSteps<T>;
}

export interface EarlierSteps<T> {
  readonly past: readonly EarlierStep<T>[];
  readonly future: readonly EarlierStep<T>[];
}

export interface EditOptions {
  /** Edits one after another under the same word are undone as one: the moves of one drag. */
  readonly joins?: string;
  /** More of the gesture comes: `settled` follows slowly, until `settle`. */
  readonly isGoingOn?: boolean;
}

export interface Editor<T, E> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => EditorState<T>;
  /** Answers whether the edit was taken; a refused one changes nothing and leaves its problems. */
  readonly edit: (edit: E, options?: EditOptions) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (ids: readonly string[]) => void;
  /** Selects one alone, or puts it into the selection or out of it. */
  readonly pick: (id: string | null, extend: boolean) => void;
  readonly settle: () => void;
  /** Takes a gesture back that was given up, by the word that joins its edits. One that changed nothing has no step. */
  readonly giveUp: (joins: string) => void;
  /** Says why something was not even tried: as a refused edit, which changes nothing. */
  readonly refuse: (problems: readonly Problem[]) => void;
  /** Forgets the problems. */
  readonly dismiss: () => void;
  /** Puts another value in place as a step of its own: undo brings back the one before. */
  readonly replace: (value: T) => void;
  /** Changes every value, also those that undo and redo bring back: no step of its own. */
  readonly amend: (change: (value: T) => T) => void;
  /** Puts another value in place and begins its history anew, or with the steps of an earlier visit. */
  readonly restart: (value: T, earlier?: EarlierSteps<T>) => void;
  /** What undo and redo can bring back, to be kept. */
  readonly steps: () => Steps<T>;
  /** From now on edits are applied by this: another catalogue was read. */
  readonly applyWith: (apply: Apply<T, E>) => void;
}

export type Apply<T, E> = (value: T, edit: E) => Result<T>;

interface EditorGiven<T, E> {
  readonly start: T;
  readonly apply: Apply<T, E>;
  /** Whether the value has something of this id; what has gone leaves the selection. */
  readonly holds?: (value: T, id: string) => boolean;
  /** Milliseconds after which what is costly follows a gesture that goes on with such a value; never for `Infinity`. */
  readonly followMs?: (value: T) => number;
  /** The most steps that can be undone. */
  readonly limit?: number;
}

interface Memory<T> {
  readonly history: History<T>;
  readonly earlier: EarlierSteps<T>;
  readonly settled: T;
  readonly selection: readonly string[];
  readonly problems: readonly Problem[];
}

const none: readonly Problem[] = [];
/** Milliseconds after which what is costly follows a gesture that goes on, unless the editor says otherwise. */
const usualFollowMs = 160;

const noSteps = { past: [], future: [] } as const;

const begin = <T>(value: T, limit: number, earlier: EarlierSteps<T> = noSteps): Memory<T> => ({
  history: startHistory(value, limit),
  earlier,
  settled: value,
  selection: [],
  problems: none,
});

const seen = <T>({ history, earlier, settled, selection, problems }: Memory<T>): EditorState<T> => ({
  value: history.present,
  settled,
  selection,
  problems,
  canUndo: history.past.length + earlier.past.length > 0,
  canRedo: history.future.length + earlier.future.length > 0,
});

const readSteps = <T>(steps: readonly EarlierStep<T>[]): readonly T[] =>
  steps.flatMap(({ read }) => read() ?? []);

/**
 * The store of one mounted editor: a value that only edits change, with everything that was done to it. It knows nothing
 * of what it holds; `apply` does.
 */
export function createEditor<T, E>(given: EditorGiven<T, E>): Editor<T, E> {
  const { holds = () => true, followMs = () => usualFollowMs, limit = 1000 } = given;
  let { apply } = given;
  let now = begin(given.start, limit);
  let state = seen(now);
  let settledAt = 0;
  const listeners = new Set<() => void>();

  function set(next: Partial<Memory<T>>): void {
    const merged = { ...now, ...next };
    const value = merged.history.present;
    const isChanged = value !== now.history.present;
    const kept = isChanged ? merged.selection.filter((id) => holds(value, id)) : merged.selection;
    now = { ...merged, selection: kept.length === merged.selection.length ? merged.selection : kept };
    state = seen(now);
    for (const listener of listeners) listener();
  }

  /** Goes to a value that the history has or takes up; what is costly follows at once. */
  function go(history: History<T>, earlier = now.earlier): void {
    if (history !== now.history) set({ history, earlier, settled: history.present, problems: none });
  }

  /** A new step takes the place of all that was undone, also in an earlier visit. */
  const withoutUndone = (): EarlierSteps<T> =>
    now.earlier.future.length === 0 ? now.earlier : { ...now.earlier, future: [] };

  function goBack(): void {
    const { history, earlier } = now;
    if (history.past.length > 0) return go(undo(history));
    const step = earlier.past.at(-1);
    if (!step) return;
    const value = step.read();
    // What lies before a step that cannot be read is out of reach.
    if (value === null) return set({ earlier: { ...earlier, past: [] } });
    go(undo({ ...history, past: [value] }), { ...earlier, past: earlier.past.slice(0, -1) });
  }

  function goForward(): void {
    const { history, earlier } = now;
    if (history.future.length > 0) return go(redo(history));
    const [step, ...later] = earlier.future;
    if (!step) return;
    const value = step.read();
    if (value === null) return set({ earlier: { ...earlier, future: [] } });
    go(redo({ ...history, future: [value] }), { ...earlier, future: later });
  }

  function edit(change: E, { joins, isGoingOn = false }: EditOptions = {}): boolean {
    const edited = apply(now.history.present, change);
    if (!edited.ok) {
      set({ problems: edited.problems });
      return false;
    }
    const value = edited.value;
    const isLate = isGoingOn && performance.now() - settledAt < followMs(value);
    const settled = isLate ? now.settled : value;
    if (!isLate) settledAt = performance.now();
    const history = recordHistory(now.history, value, joins);
    const earlier = history === now.history ? now.earlier : withoutUndone();
    set({ history, earlier, settled, problems: none });
    return true;
  }

  const settle = () => set({ history: { ...now.history, joined: null }, settled: now.history.present });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    edit,
    undo: goBack,
    redo: goForward,
    select: (ids) => set({ selection: [...new Set(ids)] }),
    pick(id, extend) {
      const { selection } = now;
      if (id === null) return set({ selection: extend ? selection : [] });
      if (!extend) return set({ selection: [id] });
      const without = selection.filter((each) => each !== id);
      set({ selection: without.length < selection.length ? without : [...selection, id] });
    },
    settle,
    giveUp(joins) {
      if (now.history.joined === joins) go({ ...undo(now.history), future: [] });
      else settle();
    },
    refuse: (problems) => set({ problems }),
    dismiss: () => set({ problems: none }),
    replace: (value) => go(recordHistory(now.history, value), withoutUndone()),
    amend(change) {
      const { history, earlier, settled } = now;
      const { past, present, future } = history;
      const amended = {
        past: [...readSteps(earlier.past), ...past].map(change),
        present: change(present),
        future: [...future, ...readSteps(earlier.future)].map(change),
      };
      set({ history: { ...history, ...amended }, earlier: noSteps, settled: change(settled) });
    },
    restart: (value, earlier) => set(begin(value, limit, earlier)),
    steps: () => ({ past: now.history.past, future: now.history.future, earlier: now.earlier }),
    applyWith(next) {
      apply = next;
    },
  };
}
