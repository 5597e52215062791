import { aimKeys, aimStep, useRoomKeys } from '../../../shared/editor';
import type { RoomLook } from '../../../shared/editor';
import type { Commands } from './use-commands';

/**
 * The keys of every room, and more: L is the list, T and R tilt and rotate the head of what is selected, the other way with shift.
 * Answers what the room asks of each key before it takes it for turning.
 */
export function useCreaKeys(
  commands: Commands,
  given: { readonly look: RoomLook; readonly toggleList: () => void; readonly hasSelection: boolean },
): (event: KeyboardEvent) => boolean {
  const { look, toggleList, hasSelection } = given;
  const { undo, redo, nudge, lengthen, remove, selectAll } = commands;
  const heads = Object.entries(aimKeys).map(
    ([key, kind]) => [key, (event: KeyboardEvent) => commands.aimBy(kind, aimStep(event))] as const,
  );
  return useRoomKeys({
    ...{ undo, redo, look },
    selected: {
      hasSelection,
      nudge,
      lengthen,
      remove,
      selectAll,
      deselect: () => commands.pick(null, false),
    },
    letters: { l: toggleList, ...Object.fromEntries<(event: KeyboardEvent) => void>(heads) },
    commands: {
      d: commands.duplicate,
      g: ({ shiftKey }) => (shiftKey ? commands.ungroup() : commands.group()),
    },
  });
}
