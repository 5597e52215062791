import type { Problem, Result } from '@lucerna/engine';

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
  /** Forgets the problems. */
  readonly dismiss: () => void;
  /** Puts another value in place as a step of its own: undo brings back the one before. */
  readonly replace: (value: T) => void;
  /** Changes every value, also those that undo and redo bring back: no step of its own. */
  readonly amend: (change: (value: T) => T) => void;
  /** Puts another value in place and begins its history anew. */
  readonly restart: (value: T) => void;
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

interface Memory<T> extends EditorState<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
  readonly joined: string | null;
}

const none: readonly Problem[] = [];
/** Milliseconds after which what is costly follows a gesture that goes on, unless the editor says otherwise. */
const usualFollowMs = 160;

const begin = <T>(value: T): Memory<T> => ({
  value,
  settled: value,
  selection: [],
  problems: none,
  canUndo: false,
  canRedo: false,
  past: [],
  future: [],
  joined: null,
});

/**
 * The store of one mounted editor: a value that only edits change, with everything that was done to it. It knows nothing
 * of what it holds; `apply` does.
 */
export function createEditor<T, E>(given: EditorGiven<T, E>): Editor<T, E> {
  const { holds = () => true, followMs = () => usualFollowMs, limit = 1000 } = given;
  let { apply } = given;
  let now = begin(given.start);
  let settledAt = 0;
  const listeners = new Set<() => void>();

  function set(next: Partial<Memory<T>>): void {
    const merged = { ...now, ...next };
    const isChanged = next.value !== undefined && next.value !== now.value;
    const kept = isChanged ? merged.selection.filter((id) => holds(merged.value, id)) : merged.selection;
    const selection = kept.length === merged.selection.length ? merged.selection : kept;
    now = { ...merged, selection, canUndo: merged.past.length > 0, canRedo: merged.future.length > 0 };
    for (const listener of listeners) listener();
  }

  /** What can be undone once there is a next value. */
  const grown = () => [...now.past.slice(Math.max(0, now.past.length + 1 - limit)), now.value];

  function edit(change: E, { joins = undefined, isGoingOn = false }: EditOptions = {}): boolean {
    const edited = apply(now.value, change);
    if (!edited.ok) {
      set({ problems: edited.problems });
      return false;
    }
    const value = edited.value;
    const isLate = isGoingOn && performance.now() - settledAt < followMs(value);
    const settled = isLate ? now.settled : value;
    if (!isLate) settledAt = performance.now();
    if (value === now.value) {
      set({ problems: none, settled });
      return true;
    }
    const isJoined = joins !== undefined && joins === now.joined;
    const past = isJoined ? now.past : grown();
    set({ value, settled, past, future: [], joined: joins ?? null, problems: none });
    return true;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => now,
    edit,
    undo() {
      const value = now.past.at(-1);
      if (value === undefined) return;
      const rest = { past: now.past.slice(0, -1), future: [now.value, ...now.future] };
      set({ ...rest, value, settled: value, joined: null, problems: none });
    },
    redo() {
      const [value, ...future] = now.future;
      if (value === undefined) return;
      set({ past: [...now.past, now.value], future, value, settled: value, joined: null, problems: none });
    },
    select: (ids) => set({ selection: [...new Set(ids)] }),
    pick(id, extend) {
      const { selection } = now;
      if (id === null) return set({ selection: extend ? selection : [] });
      if (!extend) return set({ selection: [id] });
      const without = selection.filter((each) => each !== id);
      set({ selection: without.length < selection.length ? without : [...selection, id] });
    },
    settle: () => set({ settled: now.value, joined: null }),
    dismiss: () => set({ problems: none }),
    replace: (value) =>
      set({ value, settled: value, past: grown(), future: [], joined: null, problems: none }),
    amend(change) {
      const { value, settled, past, future } = now;
      set({
        value: change(value),
        settled: change(settled),
        past: past.map(change),
        future: future.map(change),
      });
    },
    restart: (value) => set(begin(value)),
    applyWith(next) {
      apply = next;
    },
  };
}
