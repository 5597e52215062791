import { arrows } from '../list/list-key';
import type { CameraPreset } from '../room/RoomView';
import { hasOwnKeys } from '../store/use-editor-keys';
import type { RoomLook } from '../view/use-room-look';

const cameras: Readonly<Record<string, CameraPreset>> = { '1': 'perspective', '2': 'plan', '3': 'front' };

/** What keys do with what is selected. */
export interface SelectionKeys {
  readonly hasSelection: boolean;
  /** Steps along the width and the depth, near or far ones. */
  readonly nudge: (x: number, z: number, isFar: boolean) => void;
  /** A step down or up. */
  readonly lengthen: (way: 1 | -1, isFar: boolean) => void;
  readonly remove: () => void;
  readonly deselect: () => void;
  readonly selectAll: () => void;
}

/** What the keys of a room do. */
export interface RoomKeys {
  readonly look: Pick<RoomLook, 'look' | 'frame' | 'toggleMeasures' | 'toggleLit'>;
  /** Left out where nothing can be changed. */
  readonly selected?: SelectionKeys;
  /** More letters, by `event.key` in small ones. */
  readonly letters?: Readonly<Record<string, (event: KeyboardEvent) => void>>;
  /** More letters with Ctrl or Cmd. */
  readonly commands?: Readonly<Record<string, (event: KeyboardEvent) => void>>;
}

/**
 * Does what a key does in a room, and answers whether it did: 1, 2 and 3 are the cameras, D dimensions, I the light, F shows
 * everything; arrows and Page keys move what is selected, Delete removes it, Escape lets it go, Ctrl+A selects all.
 */
export function pressInRoom({ look, selected, letters, commands }: RoomKeys, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const place = hasOwnKeys(event.target);
  if (place === 'all') return false;
  const { ctrlKey, metaKey, shiftKey } = event;
  const isCommand = ctrlKey || metaKey;
  // A list and a choice have arrows and Delete of their own, but no letters.
  if (place === 'some' && !isCommand && (key.length > 1 || key === ' ')) return false;
  const arrow = arrows[event.key];
  const holding: Readonly<Record<string, () => void>> = selected?.hasSelection
    ? {
        ...(arrow && { [key]: () => selected.nudge(arrow.x, arrow.z, shiftKey) }),
        pageup: () => selected.lengthen(-1, shiftKey),
        pagedown: () => selected.lengthen(1, shiftKey),
        delete: selected.remove,
        backspace: selected.remove,
        escape: selected.deselect,
      }
    : {};
  const acts: Readonly<Record<string, (event: KeyboardEvent) => void>> = isCommand
    ? { ...(selected && { a: selected.selectAll }), ...commands }
    : {
        ...Object.fromEntries(
          Object.entries(cameras).map(([each, preset]) => [each, () => look.look(preset)]),
        ),
        d: look.toggleMeasures,
        i: look.toggleLit,
        f: look.frame,
        ...holding,
        ...letters,
      };
  acts[key]?.(event);
  return key in acts;
}
