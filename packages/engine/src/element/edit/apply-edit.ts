import { no, ok, problem, shown, type Result } from '../../problem';
import { changeAttributes } from '../attribute/change-attributes';
import { setAttribute } from '../attribute/set-attribute';
import { settleAttributes } from '../attribute/validate';
import type { Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { assemble } from '../tree/assemble';
import { Draft } from '../tree/draft';
import { add } from './add';
import { aim } from './aim';
import { clone } from './clone';
import type { Edit, EditOf, EditType } from './edit';
import { group, ungroup } from './group';
import { mount } from './mount';
import { move, returnToValid } from './move';
import { each, notForThis, type Step } from './refusal';
import { remove } from './remove';
import { replaceCanopy, setRoom } from './room';
import { turn } from './turn';

/** What each edit does to a draft. */
const steps: { readonly [T in EditType]: (draft: Draft, edit: EditOf<T>) => Step } = {
  add,
  move,
  turn,
  aim,
  'return-to-valid': returnToValid,
  remove,
  clone,
  group,
  ungroup,
  mount,
  'set-attribute': (draft, { id, attribute, value }) => setAttribute(draft, id, { attribute, value }),
  'change-attributes': changeAttributes,
  'replace-canopy': replaceCanopy,
  'set-room': setRoom,
  batch: (draft, { edits }) =>
    Array.isArray(edits)
      ? each(edits as readonly Edit[], (edit) => take(draft, edit))
      : no(problem('domain-data-missing')),
};

/** One edit and what follows from it. */
function take(draft: Draft, edit: Edit): Step {
  const type: unknown = edit?.type;
  if (typeof type !== 'string' || !Object.hasOwn(steps, type)) return notForThis('space', shown(type));
  const step = steps[edit.type] as (draft: Draft, edit: Edit) => Step;
  const taken = step(draft, edit);
  return taken.ok ? settleAttributes(draft) : taken;
}

/**
 * The space after an edit, or what stands against it; the space given stays as it is, so nothing is ever rolled back.
 * All that an edit does not touch is shared with the space given. An edit without effect gives the same space.
 * Lengths are metres, pendant heights whole centimetres. Errors: those of the edit's own function; of `batch` and
 * `change-attributes` the first one met. Spec C4, C5, C8.
 */
export function applyEdit(space: Space, edit: Edit, catalogue: ElementCatalogue): Result<Space> {
  if (!catalogue) return no(problem('collection-undefined'));
  const draft = new Draft(space, catalogue);
  const taken = take(draft, edit);
  return taken.ok ? ok(assemble(draft)) : taken;
}
