import { Vector3 } from 'three';
import type { PieceKind } from '../../piece/piece';
import { matrixOf } from '../../stage/place/matrix-of';
import type { NamedPiece, Product } from '../product/product';
import { shapesOf } from '../product/shapes';
import type { Shape } from '../product/shapes';
import { lightSource } from './photometry';
import { openProject } from './project';
import type { IfcProject } from './project';
import { propertySets, relateSets } from './property-sets';
import { materialsOf, shapeMap } from './shape';
import { enumeration } from './step';
import type { Written } from './step';

/** What a kind of piece is in IFC, with its predefined type. */
const classes: Readonly<Record<PieceKind, readonly [type: string, predefined: string]>> = {
  light: ['IFCLIGHTFIXTURE', 'POINTSOURCE'],
  pendant: ['IFCLIGHTFIXTURE', 'POINTSOURCE'],
  complement: ['IFCDISCRETEACCESSORY', 'USERDEFINED'],
  canopy: ['IFCDISCRETEACCESSORY', 'USERDEFINED'],
  cable: ['IFCCABLESEGMENT', 'CABLESEGMENT'],
  belt: ['IFCCABLESEGMENT', 'CONDUCTORSEGMENT'],
};

function predefinedOf({ piece }: NamedPiece): Written {
  const [, predefined] = classes[piece.kind];
  return enumeration(piece.light?.distribution === 'beam' ? 'DIRECTIONSOURCE' : predefined);
}

/** A vector of a scene in the axes of IFC. */
const upwards = (x: number, y: number, z: number): number[] => [x, -z, y];

function placement({ file, storeyPlace }: IfcProject, { piece }: NamedPiece): Written {
  const matrix = matrixOf(piece);
  const { x, y, z } = piece.position;
  const point = file.once('IFCCARTESIANPOINT', upwards(x, y, z));
  const along = new Vector3();
  const up = new Vector3();
  matrix.extractBasis(along, up, new Vector3());
  const direction = (of: Vector3): Written => file.once('IFCDIRECTION', upwards(of.x, of.y, of.z));
  const axes =
    piece.turn === 0 && piece.tilt === 0
      ? file.add('IFCAXIS2PLACEMENT3D', point, null, null)
      : file.add('IFCAXIS2PLACEMENT3D', point, direction(up), direction(along));
  return file.add('IFCLOCALPLACEMENT', storeyPlace, axes);
}

/** One piece as a product of IFC, showing a shape that was stored before. */
function addPiece(project: IfcProject, named: NamedPiece, shape: Shape, map: Written): Written {
  const { file, guid, body } = project;
  const { piece, name } = named;
  const here = file.once(
    'IFCCARTESIANTRANSFORMATIONOPERATOR3D',
    null,
    null,
    ...[file.once('IFCCARTESIANPOINT', [0, 0, 0]), null, null],
  );
  const item = file.add('IFCMAPPEDITEM', map, here);
  const bodyOfPiece = file.add('IFCSHAPEREPRESENTATION', body, 'Body', 'MappedRepresentation', [item]);
  const light = piece.light
    ? [
        lightSource(
          project,
          name,
          piece.light,
          shape.parts.map(({ surface }) => surface),
        ),
      ]
    : [];
  return file.add(
    classes[piece.kind][0],
    ...[guid('piece', piece.kind, piece.id), null, name, piece.name, piece.reference ?? piece.kind],
    placement(project, named),
    file.add('IFCPRODUCTDEFINITIONSHAPE', null, null, [bodyOfPiece, ...light]),
    piece.id,
    predefinedOf(named),
  );
}

/** The pieces of the same name and shape: one type. */
interface Kin {
  readonly first: NamedPiece;
  readonly shape: Shape;
  readonly pieces: Written[];
}

function addType(project: IfcProject, { first, shape, pieces }: Kin, map: Written): void {
  const { file, guid } = project;
  const { piece, name } = first;
  const words = [piece.kind, name, String(shape.index)];
  const sets = propertySets(project, first);
  const type = file.add(
    `${classes[piece.kind][0]}TYPE`,
    ...[guid('type', ...words), null, name, piece.name, null, sets.length > 0 ? sets : null, [map]],
    ...[first.model?.model ?? null, piece.kind],
    predefinedOf(first),
  );
  file.add('IFCRELDEFINESBYTYPE', guid('is of type', ...words), null, null, null, pieces, type);
  relateSets(project, words.join(' '), pieces, sets);
  const materials = materialsOf(project, shape);
  file.add('IFCRELASSOCIATESMATERIAL', guid('made of', ...words), null, null, null, [type], materials);
}

/** A product as IFC4: metres, z upwards, on the storey of a building, an element for each piece and a type for each article. */
export function writeIfc(product: Product): Uint8Array<ArrayBuffer> {
  const project = openProject(product.about);
  const { shapes, shapeOf } = shapesOf(product);
  const maps = shapes.map((shape) => shapeMap(project, shape));
  const kin = new Map<string, Kin>();
  const all = product.pieces.map((named) => {
    const shape = shapeOf(named);
    const key = `${named.piece.kind} ${named.name} ${shape.index}`;
    let found = kin.get(key);
    if (!found) kin.set(key, (found = { first: named, shape, pieces: [] }));
    const added = addPiece(project, named, shape, maps[shape.index] ?? { step: '$' });
    found.pieces.push(added);
    return added;
  });
  for (const each of kin.values()) addType(project, each, maps[each.shape.index] ?? { step: '$' });
  const { file, guid, storey } = project;
  file.add('IFCRELCONTAINEDINSPATIALSTRUCTURE', guid('stands'), null, null, null, all, storey);
  return new TextEncoder().encode(file.write(product.about.code || product.about.name, product.about.brand));
}
