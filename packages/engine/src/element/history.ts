import { ok } from '../problem';
import type { Result } from '../problem';
import { applyEdit } from './edit/apply-edit';
import type { Edit } from './edit/edit';
import type { Space } from './element';
import type { ElementCatalogue } from './element-catalogue';
import { forgetIndex } from './tree/space-index';

/** A space with those before and after it. Immutable; the spaces share all that the edits between them left alone. */
export interface SpaceHistory {
  readonly past: readonly Space[];
  readonly present: Space;
  readonly future: readonly Space[];
  /** What the last edit was joined under; see `editHistory`. */
  readonly joined: string | null;
  /** The greatest number of edits that can be undone. */
  readonly limit: number;
}

export function startHistory(space: Space, limit = 1000): SpaceHistory {
  return { past: [], present: space, future: [], joined: null, limit };
}

/**
 * Edits the present. Edits one after another with the same `joins` are undone as one: the moves of one drag. An edit
 * without effect is not remembered. Errors: those of the edit; the history given stays.
 */
export function editHistory(
  history: SpaceHistory,
  edit: Edit,
  catalogue: ElementCatalogue,
  joins: string | null = null,
): Result<SpaceHistory> {
  const { past, present, limit } = history;
  const edited = applyEdit(present, edit, catalogue);
  if (!edited.ok) return edited;
  if (edited.value === present) return ok(history);
  const isJoined = joins !== null && joins === history.joined && past.length > 0;
  const older = past.at(-1);
  if (older && !isJoined) forgetIndex(older);
  return ok({
    past: isJoined ? past : [...past.slice(Math.max(0, past.length + 1 - limit)), present],
    present: edited.value,
    future: [],
    joined: joins,
    limit,
  });
}

/** The history one edit earlier; the same one when there is nothing to undo. */
export function undo(history: SpaceHistory): SpaceHistory {
  const { past, present, future, limit } = history;
  const earlier = past.at(-1);
  if (!earlier) return history;
  return { past: past.slice(0, -1), present: earlier, future: [present, ...future], joined: null, limit };
}

/** The history one undone edit later; the same one when there is nothing to redo. */
export function redo(history: SpaceHistory): SpaceHistory {
  const { past, present, future, limit } = history;
  const [later, ...others] = future;
  if (!later) return history;
  return { past: [...past, present], present: later, future: others, joined: null, limit };
}
