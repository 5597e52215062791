import { useEditorKeys } from '../store/use-editor-keys';
import { pressInRoom, type RoomKeys } from './room-keys';

interface GivenKeys extends RoomKeys {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The keys of a room wherever the focus is. Answers what the room asks of each key before it takes it for turning. */
export function useRoomKeys({ undo, redo, ...keys }: GivenKeys): (event: KeyboardEvent) => boolean {
  useEditorKeys({ undo, redo, press: (_, event) => pressInRoom(keys, event) });
  return (event) => !event.altKey && pressInRoom(keys, event);
}
