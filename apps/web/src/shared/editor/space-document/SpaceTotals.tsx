import type { ReactNode } from 'react';
import { draftToSave, type ToSave } from '../save/to-save';
import { useSpaceNotes } from '../space/use-space-notes';
import { Totals } from '../totals/Totals';
import { useBill } from '../totals/use-bill';
import type { SpaceEditing } from './use-space-document';
import type { SpaceDocument } from './space-document';

/** What the act at the foot is told. */
export interface SpaceToSave extends SpaceDocument, ToSave {}

interface SpaceTotalsProps<E> {
  readonly editing: SpaceEditing<E>;
  readonly code?: string | null;
  readonly isReadOnly?: boolean;
  readonly act?: (toSave: SpaceToSave) => ReactNode;
}

/** The totals of a room that is edited, and the act. */
export function SpaceTotals<E extends object>({ editing, code, isReadOnly, act }: SpaceTotalsProps<E>) {
  const { catalogue, editor, state, kept } = editing;
  const { space, quantity } = state.value;
  const notes = useSpaceNotes(space, catalogue);
  const { bill } = useBill(space, catalogue, quantity);
  return (
    <Totals
      space={space}
      catalogue={catalogue}
      quantity={quantity}
      onQuantity={
        isReadOnly
          ? undefined
          : (count) => editor.edit({ type: 'set-quantity', quantity: count }, { joins: 'quantity' })
      }
      code={code}
      problems={notes.map(({ text }) => text)}
    >
      {act?.({
        ...state.value,
        // What touches or leaves the room is refused by the server as well.
        isPossible: bill !== null && notes.length === 0,
        ...draftToSave(kept),
      })}
    </Totals>
  );
}
