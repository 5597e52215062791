import { applyEdit, createSpace, elementCatalogue, prepareModel, snapInRoom } from '@lucerna/engine';
import type { Canopy, Edit, ElementCatalogue, ModelSheet, Space } from '@lucerna/engine';
import { openStage } from '@lucerna/scene/stage';

/** What the bench hands to its page. */
export interface DraggedRoom {
  readonly sheet: ModelSheet;
  readonly canopies: readonly Canopy[];
  readonly today: string;
  readonly pendants: number;
  readonly frames: number;
}

/** Milliseconds: of the first picture, and of the script of each frame of a drag. */
export interface DraggedFrames {
  readonly first: number;
  readonly frames: readonly number[];
}

declare global {
  interface Window {
    dragOne: (room: DraggedRoom) => Promise<DraggedFrames>;
  }
}

function edited(space: Space, edit: Edit, catalogue: ElementCatalogue): Space {
  const next = applyEdit(space, edit, catalogue);
  if (!next.ok) throw new Error(JSON.stringify(next.problems));
  return next.value;
}

/** Pendants in a grid, each under its own canopy. */
function hung(count: number, model: string, catalogue: ElementCatalogue): Space {
  const side = Math.ceil(Math.sqrt(count));
  const size = side * 0.6 + 1;
  const made = createSpace({ id: 's', roomSize: { width: size, depth: size, height: 4 } });
  if (!made.ok) throw new Error('the room cannot be made');
  let space = edited(
    made.value,
    { type: 'add', to: 's', element: { type: 'composition', id: 'c' } },
    catalogue,
  );
  for (let at = 0; at < count; at += 1) {
    const position = { x: ((at % side) - side / 2) * 0.6, y: 4, z: (Math.floor(at / side) - side / 2) * 0.6 };
    const light: Edit = {
      type: 'add',
      to: `c${at}`,
      element: { type: 'light', id: `l${at}`, model, position },
    };
    const cluster: Edit = { type: 'add', to: 'c', element: { type: 'cluster', id: `c${at}`, position } };
    space = edited(space, { type: 'batch', edits: [cluster, light] }, catalogue);
  }
  return space;
}

const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

/**
 * Drags one pendant of a room along. A frame's script is what it catches, the engine's edit, the difference of the pieces and the
 * commands of the picture; drawing itself is the graphics card's.
 */
window.dragOne = async ({ sheet, canopies, today, pendants, frames }) => {
  const model = prepareModel(sheet, today);
  if (!model.ok) throw new Error('the model cannot be prepared');
  const catalogue = elementCatalogue([model.value], canopies);
  let space = hung(pendants, sheet.model.model, catalogue);
  const start = performance.now();
  const stage = await openStage(document.body);
  if (!stage) throw new Error('there is no WebGL');
  const shown = new Promise((done) => stage.on((event) => event.type === 'ready' && done(null)));
  stage.show({ space, drawing: null }, catalogue);
  await shown;
  const first = performance.now() - start;
  const times: number[] = [];
  for (let at = 0; at < frames; at += 1) {
    const edits = performance.now();
    const caught = snapInRoom(space, ['l7'], { x: 0.004, y: 0, z: 0 }, catalogue, { tolerance: 0.001 });
    space = edited(space, { type: 'move', id: 'c7', by: caught.by }, catalogue);
    stage.show({ space, drawing: null }, catalogue);
    const before = performance.now() - edits;
    await nextFrame();
    await nextFrame();
    times.push(before + stage.figures().script);
  }
  stage.dispose();
  return { first, frames: times };
};
