import { applyEdit, elementCatalogue, elementsOf, rebuildSpace, storeSpace } from '@lucerna/engine';
import type { ElementCatalogue, Position, Space } from '@lucerna/engine';
import { almarParts, almarPendants, spaceOfPendants } from './engine-space';
import { median } from './report';

const moves = 4000;

/** The n-th of places spread evenly from -0.5 to 0.5. */
function spread(n: number, step: number): number {
  return ((n * step) % 1) - 0.5;
}

function rebuilt(stored: unknown, catalogue: ElementCatalogue): Space {
  const result = rebuildSpace(stored, catalogue);
  if (!result.ok) throw new Error(`the measured space cannot be rebuilt: ${result.problems[0]?.code}`);
  return result.value;
}

/** Moves of single lights about a room, one after another, in milliseconds. Some collide, some leave the room. */
function moveTimes(space: Space, catalogue: ElementCatalogue): { times: number[]; collided: number } {
  const lights = [...elementsOf(space)].filter((each) => each.type === 'pendant').map((each) => each.id);
  const { width, depth, height } = space.config.roomSize;
  const times: number[] = [];
  let collided = 0;
  let now = space;
  for (let at = 0; at < moves; at += 1) {
    const id = lights[(at * 37) % lights.length] ?? '';
    const to: Position = {
      x: spread(at, 0.618034) * (width + 0.4),
      y: height,
      z: spread(at, 0.414214) * (depth + 0.4),
    };
    const from = performance.now();
    const moved = applyEdit(now, { type: 'move', id, to }, catalogue);
    times.push(performance.now() - from);
    if (!moved.ok) throw new Error('a measured move is refused');
    now = moved.value;
    if (now.compositions[0]?.collides) collided += 1;
  }
  return { times: times.slice(moves / 4), collided };
}

/** Moving one light, with its collisions and the room's bounds, of 300 and of 10,000; rebuilding 10,000 elements. */
export function editBench(report: (name: string, figure: number, unit: string) => void): void {
  const catalogue = elementCatalogue(almarPendants(), almarParts().canopies);
  const { times, collided } = moveTimes(rebuilt(storeSpace(spaceOfPendants(300)), catalogue), catalogue);
  if (collided === 0) throw new Error('no measured move collided');
  report('engine: move one of 300 lights, median', median(times) * 1000, 'µs');

  const stored = storeSpace(hallOf(spaceOfPendants(5000)));
  const from = performance.now();
  const many = rebuilt(stored, catalogue);
  report('engine: rebuild a stored space of 10,000 elements', performance.now() - from, 'ms');
  const found = moveTimes(many, catalogue);
  report('engine: move one of them, median', median(found.times) * 1000, 'µs');
}

/** The space in a hall that holds all of its rows. */
function hallOf(space: Space): Space {
  return { ...space, config: { roomSize: { ...space.config.roomSize, height: 60, depth: 600 } } };
}
