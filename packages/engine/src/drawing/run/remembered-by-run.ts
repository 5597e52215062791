import type { ElementCatalogue } from '../../element/element-catalogue';
import type { RoomSize } from '../../element/position';
import type { Drawing, Run } from '../drawing';
import type { DrawnSystem } from '../../catalogue/row/drawn-system';
import { standingOn, type OnOneRun } from '../facts/on-each-run';

/** What the answers to questions about one run follow from. */
interface Grounds {
  readonly standing: OnOneRun;
  readonly system: DrawnSystem;
  readonly height: number;
  readonly room: RoomSize;
  readonly catalogue: ElementCatalogue;
}

type Reckoned<T> = (drawing: Drawing, run: Run, catalogue: ElementCatalogue) => T;

/**
 * The same function of one run, which remembers its last answer for as long as the run, what stands on it, the room and
 * the catalogue stay. It may ask nothing else of the drawing.
 */
export function rememberedByRun<T>(reckon: Reckoned<T>): Reckoned<T> {
  const kept = new WeakMap<Run, Grounds & { readonly answer: T }>();
  return (drawing, run, catalogue) => {
    const { system, height, roomSize: room } = drawing;
    const standing = standingOn(drawing, run.id);
    const known = kept.get(run);
    if (
      known?.standing === standing &&
      known.system === system &&
      known.height === height &&
      known.room === room &&
      known.catalogue === catalogue
    ) {
      return known.answer;
    }
    const answer = reckon(drawing, run, catalogue);
    kept.set(run, { standing, system, height, room, catalogue, answer });
    return answer;
  };
}
