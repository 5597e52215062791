import type { Creation, ElementCatalogue, Position, Result } from '@lucerna/engine';
import { no, ok, problem } from '@lucerna/engine';
import { Box3, type Matrix4 } from 'three';
import { piecesOf } from '../piece/pieces-of';
import { matrixOf } from '../stage/place/matrix-of';
import { boxOf } from '../stage/place/pick-piece';
import { fileNameOf, withLight, type ExportedFile } from './export-creation';
import type { PlacedProduct } from './ifc/building';
import type { LightFile } from './light-file';
import { plain, productOf, type About, type Product } from './product/product';

/** Pieces of all products together: what can be written, and read by other programs, in some seconds. */
const maxPieces = 20_000;
/** Metres: between products that stand side by side, between those of two floors, and the width of what stands in a row. */
const gap = 1;
const floorGap = 5;
const rowWidth = 20;

/** Products of one kind in a room of the building. */
export interface BuildingLine {
  /** Unique in the building. */
  readonly id: string;
  readonly creation: Creation;
  readonly catalogue: ElementCatalogue;
  readonly name: string;
  readonly code: string;
  readonly mark: string;
  readonly quantity: number;
  /** Empty for none. */
  readonly floor: string;
  readonly room: string;
}

interface Standing {
  readonly line: BuildingLine;
  readonly product: Product;
  readonly box: Box3;
}

function boxAround({ pieces }: Product): Box3 {
  const box = new Box3();
  let matrix: Matrix4 | undefined;
  for (const { piece } of pieces)
    box.union(
      boxOf(piece)
        .clone()
        .applyMatrix4((matrix = matrixOf(piece, matrix))),
    );
  return box;
}

/** Products in rows beside each other: nobody has said yet where in the room they are. */
function inRows() {
  let [x, z, depth] = [0, 0, 0];
  return {
    next({ min, max }: Box3): Position {
      const width = max.x - min.x;
      if (x > 0 && x + width > rowWidth) [x, z, depth] = [0, z + depth + gap, 0];
      const at = { x: x - min.x, y: 0, z: z - min.z };
      x += width + gap;
      depth = Math.max(depth, max.z - min.z);
      return at;
    },
    /** What follows begins a new row, so far from the one before. */
    end(apart = gap): void {
      if (x > 0) [x, z, depth] = [0, z + depth + apart, 0];
    },
  };
}

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups];
}

interface BuildingOptions {
  readonly ground: string;
  readonly lightFiles: readonly LightFile[];
  /** Hears how many of the lines are written. */
  readonly onWritten?: (lines: number) => void;
}

/**
 * Products of a project as one IFC: a storey for each floor, in the order in which floors are first met, a space for each
 * room, every piece of a quantity by itself, in rows. What is on no floor stands on the storey `ground`. How high a floor is
 * nobody has said: none has an elevation, and they lie side by side, so that none stands above another that may be below. Errors:
 * `articles-not-found`, when there is nothing to write, and `export-too-many` above 20,000 pieces.
 */
export async function exportBuilding(
  lines: readonly BuildingLine[],
  about: About,
  { ground, lightFiles, onWritten }: BuildingOptions,
): Promise<Result<ExportedFile>> {
  const standing = lines.flatMap((line): Standing[] => {
    const { creation, catalogue, name, code } = line;
    const product = productOf(piecesOf(creation, catalogue), catalogue, { ...about, name, code });
    const isEmpty = product.pieces.every(({ piece }) => piece.reference === null);
    return isEmpty ? [] : [{ line, product, box: boxAround(product) }];
  });
  if (standing.length === 0) return no(problem('articles-not-found'));
  const pieces = standing.reduce((sum, { line, product }) => sum + product.pieces.length * line.quantity, 0);
  if (pieces > maxPieces) return no(problem('export-too-many', { most: maxPieces, given: pieces }));
  const rows = inRows();
  const storeys = grouped(standing, ({ line }) => plain(line.floor) || ground).map(([name, all]) => {
    const inRooms = grouped(all, ({ line }) => plain(line.room));
    const rooms = inRooms.map(([room, inRoom], at) => {
      const placed = inRoom.flatMap(({ line, product, box }) =>
        Array.from({ length: line.quantity }, (_, number): PlacedProduct => {
          const id = `${line.id} ${number + 1}`;
          return { product, id, tag: plain(line.mark), at: rows.next(box) };
        }),
      );
      rows.end(at === inRooms.length - 1 ? floorGap : gap);
      return { name: room, placed };
    });
    return { name, elevation: null, rooms };
  });
  const { writeBuilding } = await import('./ifc/ifc');
  const lit = new Set(
    standing.flatMap(({ product }) =>
      product.pieces.flatMap(({ piece, name }) => (piece.light ? [name] : [])),
    ),
  );
  const beside = lightFiles.filter(({ reference }) => lit.has(reference));
  const told = { ...about, name: plain(about.name), code: plain(about.code), brand: plain(about.brand) };
  const bytes = writeBuilding({ about: told, lightFiles: beside, storeys }, onWritten);
  const name = fileNameOf({ name: about.name, code: about.code }, 'ifc');
  return ok(withLight({ bytes, name, mime: 'application/x-step' }, beside));
}
