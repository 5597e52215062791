import type { ShapedBody, ShapedSolid } from '@lucerna/engine';
import { d } from '../svg';
import { meshSurfaces } from './mesh';
import { prismSurfaces } from './prism';
import { frameOf, seen, within, type Sight, type Spot } from './sight';
import { edgesOf, meanNear, type Seen, type Surface } from './surface';
import { turnedSurfaces } from './turned';

/** What is seen of one solid, and by how much each of its places is from the first. */
export interface SeenSolid {
  readonly surfaces: readonly Surface[];
  readonly moves: readonly Spot[];
}

function tubeSurface(solid: Extract<ShapedSolid, { form: 'tube' }>, sight: Sight): readonly Seen[] {
  const frame = frameOf(sight, solid);
  const spots = solid.path.map(({ x, y, z }) => within(frame, x, y, z));
  const [first, ...rest] = spots;
  const last = rest.at(-1);
  if (!first || !last) return [];
  const reach = solid.radius * sight.unit;
  const outline = rest.map((spot, at) => {
    const next = rest[at + 1];
    if (!solid.isSmooth || !next) return d`L${spot.x} ${spot.y}`;
    return d`Q${spot.x} ${spot.y} ${(spot.x + next.x) / 2} ${(spot.y + next.y) / 2}`;
  });
  const bare = edgesOf(spots);
  const edges = {
    left: bare.left - reach,
    top: bare.top - reach,
    right: bare.right + reach,
    bottom: bare.bottom + reach,
  };
  return [
    {
      outline: d`M${first.x} ${first.y}` + outline.join(''),
      edges,
      near: meanNear(spots) + reach * 0.6,
      relief: { is: 'even', facing: 'eye', waves: [] },
      width: reach * 2,
      isInside: false,
      open: 0,
    },
  ];
}

function surfacesOfSolid(solid: ShapedSolid, sight: Sight): readonly Seen[] {
  switch (solid.form) {
    case 'turned':
      return turnedSurfaces(solid, frameOf(sight, solid));
    case 'prism':
      return prismSurfaces(solid, frameOf(sight, solid));
    case 'tube':
      return tubeSurface(solid, sight);
    // Meshes of a body hide each other cell by cell: they are seen together.
    case 'mesh':
      return [];
  }
}

/** Thinner surfaces than this are not seen. */
const thinnest = 0.35;
const isWorthwhile = ({ edges, width }: Seen): boolean =>
  width !== undefined || (edges.right - edges.left > thinnest && edges.bottom - edges.top > thinnest);

/** What an eye sees of a body: the surfaces that face it, each whole, nothing of what others hide. */
export function surfacesOf({ parts }: ShapedBody, sight: Sight): readonly SeenSolid[] {
  const meshes = meshSurfaces(parts, sight).map((surface): SeenSolid => ({
    surfaces: [surface],
    moves: [{ x: 0, y: 0, near: 0 }],
  }));
  const described = parts.flatMap(({ name: part, slot, solids }) =>
    solids.map((solid): SeenSolid => {
      const first = seen(sight, solid.places[0] ?? { x: 0, y: 0, z: 0 });
      return {
        surfaces: surfacesOfSolid(solid, sight)
          .filter(isWorthwhile)
          .map((surface) => ({ ...surface, part, slot })),
        moves: solid.places.map((place) => {
          const { x, y, near } = seen(sight, place);
          return { x: x - first.x, y: y - first.y, near: near - first.near };
        }),
      };
    }),
  );
  return [...described, ...meshes];
}
