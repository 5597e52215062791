import { aimKeys, aimStep, arrows, hasOwnKeys, useEditorKeys } from '../../../shared/editor';
import type { CameraPreset, RoomLook } from '../../../shared/editor';
import type { Commands } from './use-commands';

const cameras: Readonly<Record<string, CameraPreset>> = { '1': 'perspective', '2': 'plan', '3': 'front' };

/**
 * The keys of the room: 1, 2 and 3 are the cameras, L the list, D dimensions, I the light, F shows
 * everything, arrows and Page keys move what
 * is selected, T and R tilt and rotate its head, the other way with shift. Answers what the room asks of each key before it takes it for turning.
 */
export function useCreaKeys(
  commands: Commands,
  given: { readonly look: RoomLook; readonly toggleList: () => void; readonly hasSelection: boolean },
): (event: KeyboardEvent) => boolean {
  const { look, toggleList, hasSelection } = given;
  const press = (key: string, event: KeyboardEvent): boolean => {
    const place = hasOwnKeys(event.target);
    if (place === 'all') return false;
    const isCommand = event.ctrlKey || event.metaKey;
    // A list and a choice have arrows and Delete of their own, but no letters.
    if (place === 'some' && !isCommand && (key.length > 1 || key === ' ')) return false;
    const arrow = arrows[event.key];
    if (isCommand) {
      const acts: Readonly<Record<string, () => void>> = {
        a: commands.selectAll,
        d: commands.duplicate,
        g: event.shiftKey ? commands.ungroup : commands.group,
      };
      acts[key]?.();
      return key in acts;
    }
    if (arrow && !hasSelection) return false;
    if (arrow) {
      commands.nudge(arrow.x, arrow.z, event.shiftKey);
      return true;
    }
    const acts: Readonly<Record<string, () => void>> = {
      pageup: () => commands.lengthen(-1, event.shiftKey),
      pagedown: () => commands.lengthen(1, event.shiftKey),
      delete: commands.remove,
      backspace: commands.remove,
      escape: () => commands.pick(null, false),
      l: toggleList,
      d: look.toggleMeasures,
      i: look.toggleLit,
      f: look.frame,
      ...Object.fromEntries(
        Object.entries(aimKeys).map(([each, kind]) => [each, () => commands.aimBy(kind, aimStep(event))]),
      ),
      ...Object.fromEntries(Object.entries(cameras).map(([each, preset]) => [each, () => look.look(preset)])),
    };
    acts[key]?.();
    return key in acts;
  };
  useEditorKeys({ undo: commands.undo, redo: commands.redo, press });
  return (event) => !event.altKey && press(event.key.toLowerCase(), event);
}
