import { applyEdit, type Creation, type ElementCatalogue } from '@lucerna/engine';
import type { RoomAim } from '../../../shared/editor';
import type { DrawingEditor } from './drawing-document';

/** A pivot of a drawn light follows a pointer; what is given up is as it was before. */
export function aimByHand(editor: DrawingEditor, { id, pivot, degrees, phase }: RoomAim): void {
  const joins = `turn ${id} ${pivot}`;
  if (phase === 'move') editor.edit({ type: 'aim-light', id, pivot, degrees }, { joins, isGoingOn: true });
  else if (phase === 'cancel') editor.giveUp(joins);
  else editor.settle();
}

/** The room while a hand turns a pivot in it: the pivot follows every move, before the rest follows what is settled. */
export function roomInHand(creation: Creation, aim: RoomAim | null, elements: ElementCatalogue): Creation {
  if (aim?.phase !== 'move') return creation;
  const { id, pivot, degrees } = aim;
  const turned = applyEdit(creation.space, { type: 'aim', id, pivot, degrees }, elements);
  return turned.ok ? { ...creation, space: turned.value } : creation;
}
