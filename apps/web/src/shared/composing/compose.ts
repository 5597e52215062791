import { applyEdit, arrangeEdit, lightsOf } from '@lucerna/engine';
import type {
  CompositionElement,
  Edit,
  ElementCatalogue,
  Luminaire,
  Pattern,
  Result,
  Space,
} from '@lucerna/engine';

/** How the pendants are placed: by the engine in a pattern, or freely by hand. */
export type Placing = Pattern | 'free';

/** An edit of the engine, after which the pendants are arranged anew unless they are placed freely. */
export interface ComposeEdit {
  readonly type: 'compose';
  readonly edit: Edit;
  readonly placing: Placing;
}

/** The composition on the one canopy: the first of the room. */
export const composition = (space: Space): CompositionElement | null => space.compositions[0] ?? null;

/** The pendants in their order. */
export function pendantsOf(space: Space): readonly Luminaire[] {
  const first = composition(space);
  return first ? lightsOf(first) : [];
}

/** Applies an edit and arranges what hangs. Errors: those of the edit. */
export const composeWith =
  (catalogue: ElementCatalogue) =>
  (space: Space, { edit, placing }: ComposeEdit): Result<Space> => {
    const edited = applyEdit(space, edit, catalogue);
    const id = edited.ok ? composition(edited.value)?.id : undefined;
    if (!edited.ok || id === undefined || placing === 'free') return edited;
    return applyEdit(edited.value, arrangeEdit(edited.value, id, placing, catalogue), catalogue);
  };
