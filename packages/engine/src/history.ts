/** A value with those before and after it. Immutable; the values share what the steps between them left alone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last step was joined under; see `recordHistory`. */
  readonly joined: string | null;
  /** The greatest number of steps that can be undone. */
  readonly limit: number;
}

/** A history that begins with a value. */
export function startHistory<T>(value: T, limit = 1000): History<T> {
  return { past: [], present: value, future: [], joined: null, limit: Math.max(0, limit) };
}

/**
 * The history with a next value. Steps one after another with the same `joins` are undone as one, such as the moves of
 * a drag. The same value is no step.
 */
export function recordHistory<T>(history: History<T>, value: T, joins: string | null = null): History<T> {
  const { past, present, limit } = history;
  if (Object.is(value, present)) return history;
  const isJoined = joins !== null && joins === history.joined && past.length > 0;
  const longer = isJoined ? past : [...past, present];
  return {
    past: longer.slice(Math.max(0, longer.length - limit)),
    present: value,
    future: [],
    joined: joins,
    limit,
  };
}

/** The history one step earlier; the same one when there is nothing to undo. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future, limit } = history;
  if (past.length === 0) return history;
  const earlier = past.at(-1) as T;
  return { past: past.slice(0, -1), present: earlier, future: [present, ...future], joined: null, limit };
}

/** The history one undone step later; the same one when there is nothing to redo. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future, limit } = history;
  if (future.length === 0) return history;
  const later = future[0] as T;
  return { past: [...past, present], present: later, future: future.slice(1), joined: null, limit };
}
