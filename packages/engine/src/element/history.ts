import { recordHistory, type History } from '../history';
import { ok, type Result } from '../problem';
import { applyEdit } from './edit/apply-edit';
import type { Edit } from './edit/edit';
import type { Space } from './element';
import type { ElementCatalogue } from './element-catalogue';
import { forgetIndex } from './tree/space-index';

/**
 * Edits the present of a space's history, as `recordHistory` with the same `joins`. An edit without effect is not
 * remembered. Errors: those of the edit; the history given stays.
 */
export function editHistory(
  history: History<Space>,
  edit: Edit,
  catalogue: ElementCatalogue,
  joins: string | null = null,
): Result<History<Space>> {
  const edited = applyEdit(history.present, edit, catalogue);
  if (!edited.ok) return edited;
  const next = recordHistory(history, edited.value, joins);
  const older = history.past.at(-1);
  if (older && next.past.at(-1) !== older) forgetIndex(older);
  return ok(next);
}
