import {
  applyEdit,
  collisionsOf,
  createSpace,
  elementCatalogue,
  elementsOf,
  roomForCopies,
} from '@lucerna/engine';
import type { Edit, ElementCatalogue, Space } from '@lucerna/engine';
import { almarParts, almarPendants } from './engine-space';

function edited(space: Space, edit: Edit, catalogue: ElementCatalogue): Space {
  const next = applyEdit(space, edit, catalogue);
  if (!next.ok) throw new Error(`a measured edit is refused: ${next.problems[0]?.code}`);
  return next.value;
}

/** So many pendants in a grid with room between the rows, each under its own canopy. */
function hung(count: number, catalogue: ElementCatalogue): Space {
  const side = Math.ceil(Math.sqrt(count));
  const made = createSpace({
    id: 's',
    roomSize: { width: side * 0.6 + 1, depth: side * 0.9 + 2, height: 4 },
  });
  if (!made.ok) throw new Error('the room cannot be made');
  const edits = Array.from({ length: count }, (_, at): Edit => {
    const x = ((at % side) - (side - 1) / 2) * 0.6;
    const position = { x, y: 4, z: (Math.floor(at / side) - (side - 1) / 2) * 0.9 };
    return {
      type: 'batch',
      edits: [
        { type: 'add', to: 'c', element: { type: 'cluster', id: `c${at}`, position } },
        { type: 'add', to: `c${at}`, element: { type: 'light', id: `l${at}`, model: '2010', position } },
      ],
    };
  });
  const first: Edit = { type: 'add', to: 's', element: { type: 'composition', id: 'c' } };
  return [first, ...edits].reduce((space, edit) => edited(space, edit, catalogue), made.value);
}

/** Doubling 256 pendants: finding room for each copy, one edit, and telling what collides. */
export function doubleBench(report: (name: string, figure: number, unit: string) => void): void {
  const catalogue = elementCatalogue(almarPendants(), almarParts().canopies);
  const space = hung(256, catalogue);
  const from = performance.now();
  const ids = Array.from({ length: 256 }, (_, at) => `c${at}`);
  const ways = roomForCopies(space, ids, catalogue);
  if (!ways.ok) throw new Error('there is no room for the copies');
  const edits = ids.map((id, at): Edit => {
    const copies = { [id]: `${id}+`, [`l${at}`]: `l${at}+` };
    return { type: 'clone', id, ids: copies, by: ways.value.get(id)! };
  });
  const twice = edited(space, { type: 'batch', edits }, catalogue);
  const collisions = collisionsOf(twice, catalogue);
  report('engine: double 256 pendants', performance.now() - from, 'ms');
  const pendants = [...elementsOf(twice)].filter(({ type }) => type === 'pendant').length;
  if (pendants !== 512 || collisions.length > 0) throw new Error('a copy is missing or in the way');
}
