import type { CompositionElement, Creation, Drawing, ElementCatalogue, RoomSize } from '@lucerna/engine';
import { beltLength } from '../kinds/belt/view';
import { clusterView } from '../kinds/cluster/view';
import { complementView } from '../kinds/complement/view';
import { countedRows } from '../kinds/run/counted-rows';
import { hangingLine, sagsOf } from '../kinds/run/course';
import { beltsAlong, wiresOfRow, wiresView } from '../kinds/run/view';
import { fineMeshesKnown } from './fine-meshes';
import type { Piece } from './piece';

/** Pieces with what they were made from beside the object that they are kept by. */
interface Kept {
  readonly from: readonly unknown[];
  readonly pieces: readonly Piece[];
}

let known = new WeakMap<ElementCatalogue, WeakMap<object, Kept>>();
let knownWith = fineMeshesKnown();

/** Makes the pieces of an object once for the same circumstances. */
function keeperOf(catalogue: ElementCatalogue) {
  if (knownWith !== fineMeshesKnown()) {
    known = new WeakMap();
    knownWith = fineMeshesKnown();
  }
  let found = known.get(catalogue);
  if (!found) known.set(catalogue, (found = new WeakMap()));
  const kept = found;
  return (of: object, from: readonly unknown[], make: () => readonly (Piece | null)[]): readonly Piece[] => {
    const before = kept.get(of);
    if (before && before.from.length === from.length && before.from.every((each, at) => each === from[at])) {
      return before.pieces;
    }
    const pieces = make().filter((piece) => piece !== null);
    kept.set(of, { from, pieces });
    return pieces;
  };
}
type Keep = ReturnType<typeof keeperOf>;

const lowered = (pieces: readonly Piece[], by: number): readonly Piece[] =>
  by === 0
    ? pieces
    : pieces.map((piece) => ({ ...piece, position: { ...piece.position, y: piece.position.y - by } }));

function piecesOfComposition(
  composition: CompositionElement,
  room: RoomSize,
  catalogue: ElementCatalogue,
  sags: ReadonlyMap<string, number>,
  keep: Keep,
): readonly Piece[] {
  const { clusters, complements } = composition;
  const isBelt = complements.map((each) => beltLength(each, catalogue) !== null);
  const rows = countedRows(composition, room, catalogue);
  const hung = rows.length > 0 ? new Map(rows.flatMap((row) => [...row.sags])) : sags;
  const others = complements.filter((_, at) => !isBelt[at]);
  return [
    ...clusters.flatMap((cluster) => {
      const sag = hung.get(cluster.lights[0]?.id ?? '') ?? 0;
      return keep(cluster, [sag], () => lowered(clusterView(cluster, catalogue), sag));
    }),
    ...others.flatMap((each) => keep(each, [room], () => [complementView(each, catalogue, room)])),
    ...(rows.length > 0
      ? keep(composition, [room], () =>
          rows.flatMap((row) => [
            ...beltsAlong(row.line, row.belts, catalogue),
            wiresOfRow(row, room, catalogue),
          ]),
        )
      : []),
  ];
}

function piecesOfRuns(
  drawing: Drawing,
  compositions: readonly CompositionElement[],
  catalogue: ElementCatalogue,
  keep: Keep,
): readonly Piece[] {
  const { height, roomSize, attributes, feeds, runs } = drawing;
  const complements = compositions.flatMap((composition) => composition.complements);
  return runs.flatMap((run) => {
    const own = complements.filter(({ onRun }) => onRun?.run === run.id);
    const belts = own.filter((each) => beltLength(each, catalogue) !== null);
    const fed = feeds.filter((feed) => feed.run === run.id);
    return keep(run, [height, roomSize, attributes.color, ...fed, ...belts], () => [
      ...beltsAlong(hangingLine(run, drawing), belts, catalogue),
      wiresView(run, drawing, catalogue),
    ]);
  });
}

/**
 * All that stands in the room of a creation. Pure: the same element gives the same pieces, so that two creations can be
 * compared piece by piece. What the catalogue does not have is left out.
 */
export function piecesOf({ space, drawing }: Creation, catalogue: ElementCatalogue): readonly Piece[] {
  const keep = keeperOf(catalogue);
  const room = space.config.roomSize;
  const sags = sagsOf(drawing);
  const pieces = space.compositions.flatMap((each) => piecesOfComposition(each, room, catalogue, sags, keep));
  if (!drawing) return pieces;
  return [...pieces, ...piecesOfRuns(drawing, space.compositions, catalogue, keep)];
}
