import { applyEdit } from '../element/edit/apply-edit';
import type { Edit } from '../element/edit/edit';
import type { Space } from '../element/element';
import type { ElementCatalogue } from '../element/element-catalogue';
import { no, ok, problem, shown, type Result } from '../problem';
import { attributesEdit, countingEdits, maxCounted, type Wanted } from './counting-edits';
import { countsOf, type CountedSystem, type CountEdit } from './counts';
import { rowEdits } from './row-edits';
import { beltsFor, suggestedParts, type SuggestedParts } from './suggested-parts';

function counted(space: Space, wanted: Wanted, catalogue: ElementCatalogue): Result<Space> {
  const edits = countingEdits(space, wanted, catalogue);
  return edits.ok ? applyEdit(space, { type: 'batch', edits: edits.value }, catalogue) : edits;
}

const isTaken = ({ quantities }: SuggestedParts, counts: ReadonlyMap<string, number>): boolean =>
  Object.entries(quantities).every(([model, quantity]) => (counts.get(model) ?? 0) === quantity);

/** Parts that were as suggested before follow; those counted by hand stay. One after another: feeds follow belts. */
function followed(
  space: Space,
  before: Space | null,
  system: CountedSystem,
  catalogue: ElementCatalogue,
  except: ReadonlySet<string>,
): Result<Space> {
  const then = before && {
    counts: countsOf(before),
    parts: suggestedParts(system, countsOf(before), catalogue),
  };
  let next = space;
  for (const { part } of suggestedParts(system, countsOf(space), catalogue)) {
    const was = then?.parts.find((each) => each.part === part);
    const now = suggestedParts(system, countsOf(next), catalogue).find((each) => each.part === part);
    if (!now || Object.keys(now.quantities).some((model) => except.has(model))) continue;
    if (then && was && !isTaken(was, then.counts)) continue;
    const taken = counted(next, now.quantities, catalogue);
    if (!taken.ok) return taken;
    next = taken.value;
  }
  return ok(next);
}

function wantedBy(edit: CountEdit, system: CountedSystem): Wanted | null {
  if (edit.type === 'count') return { [edit.model]: edit.quantity };
  return edit.type === 'belt' ? beltsFor(Math.min(edit.metres, maxCounted), system) : null;
}

/** The edits that count nothing. */
function otherwise(space: Space, edit: CountEdit, catalogue: ElementCatalogue): Result<Space> {
  if (edit.type === 'take-suggested') return ok(space);
  const plain = edit.type === 'attributes' ? attributesEdit(space, edit.delta, catalogue) : (edit as Edit);
  return applyEdit(space, plain, catalogue);
}

/**
 * The space of a counted system after an edit: parts that follow from the others follow, and all stand in tidy rows.
 * Errors: `quantity-invalid` for a count that is not a whole number from 0 to 200 and for a belt of no number of metres, `element-not-found` for a space
 * without a composition, and those of the edits of a space.
 */
export function applyCountEdit(
  space: Space,
  edit: CountEdit,
  system: CountedSystem,
  catalogue: ElementCatalogue,
): Result<Space> {
  const asked = edit.type === 'count' ? edit.model : edit.type === 'belt' ? edit.metres : null;
  if (edit.type === 'count' && typeof asked !== 'string') {
    return no(problem('variations-not-found', { code: shown(asked) }));
  }
  if (edit.type === 'belt' && typeof asked !== 'number') {
    return no(problem('quantity-invalid', { quantity: shown(asked), max: maxCounted }));
  }
  const wanted = wantedBy(edit, system);
  const changed = wanted ? counted(space, wanted, catalogue) : otherwise(space, edit, catalogue);
  if (!changed.ok) return changed;
  const before = edit.type === 'take-suggested' ? null : space;
  const whole = followed(changed.value, before, system, catalogue, new Set(Object.keys(wanted ?? {})));
  if (!whole.ok) return whole;
  const edits = rowEdits(whole.value, system, catalogue);
  return applyEdit(whole.value, { type: 'batch', edits }, catalogue);
}
