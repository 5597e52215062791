import { Vector3 } from 'three';
import type { Position } from '@lucerna/engine';
import type { PieceKind } from '../../piece/piece';
import { matrixOf } from '../../stage/place/matrix-of';
import type { LightFile } from '../light-file';
import type { NamedPiece, Product } from '../product/product';
import { shapesOf, type Shape } from '../product/shapes';
import type { PlacedProduct, ProductsOfBuilding } from './building';
import { addLamps } from './lamps';
import { lightSource } from './photometry';
import { addPorts, addSystem, isElectrical, type Placed } from './ports';
import { openProject, type IfcProject } from './project';
import { compositionSets, propertySets, relateSets } from './property-sets';
import { classify, materialsOf, shapeMap } from './shape';
import { enumeration, type Written } from './step';

/** What a kind of piece is in IFC, with its predefined type. */
const classes: Readonly<Record<PieceKind, readonly [type: string, predefined: string]>> = {
  light: ['IFCLIGHTFIXTURE', 'DIRECTIONSOURCE'],
  pendant: ['IFCLIGHTFIXTURE', 'DIRECTIONSOURCE'],
  complement: ['IFCDISCRETEACCESSORY', 'USERDEFINED'],
  canopy: ['IFCJUNCTIONBOX', 'POWER'],
  cable: ['IFCCABLESEGMENT', 'CABLESEGMENT'],
  belt: ['IFCCABLESEGMENT', 'CONDUCTORSEGMENT'],
};

/** A feed of a drawn run is where the mains are joined to it. */
const classOf = ({ piece }: NamedPiece) => classes[piece.onRun?.isFeed ? 'canopy' : piece.kind];

/** A point source shines nearly evenly to all sides; all others have a direction (IfcLightFixtureTypeEnum). */
function predefinedOf(named: NamedPiece): Written {
  const [, predefined] = classOf(named);
  return enumeration(named.piece.light?.distribution === 'globe' ? 'POINTSOURCE' : predefined);
}

function placement({ file, point }: IfcProject, { piece }: NamedPiece, above: Written): Written {
  const matrix = matrixOf(piece);
  const at = point(piece.position);
  const along = new Vector3();
  const up = new Vector3();
  matrix.extractBasis(along, up, new Vector3());
  const direction = ({ x, y, z }: Vector3): Written => file.once('IFCDIRECTION', [x, -z, y]);
  const axes =
    piece.turn === 0 && piece.tilt === 0
      ? file.add('IFCAXIS2PLACEMENT3D', at, null, null)
      : file.add('IFCAXIS2PLACEMENT3D', at, direction(up), direction(along));
  return file.add('IFCLOCALPLACEMENT', above, axes);
}

/** A place that is only moved. */
function moved({ file, point }: IfcProject, at: Position, above: Written): Written {
  return file.add('IFCLOCALPLACEMENT', above, file.add('IFCAXIS2PLACEMENT3D', point(at), null, null));
}

interface Shown {
  readonly shape: Shape;
  readonly map: Written;
}

/** One piece as a product of IFC, showing a shape that was stored before. */
function addPiece(
  project: IfcProject,
  named: NamedPiece,
  { shape, map }: Shown,
  of: { readonly place: Written; readonly key: string; readonly tag: string },
): Written {
  const { file, guid, body, point } = project;
  const { piece, name } = named;
  const here = file.once(
    'IFCCARTESIANTRANSFORMATIONOPERATOR3D',
    null,
    null,
    ...[point({ x: 0, y: 0, z: 0 }), null, null],
  );
  const item = file.add('IFCMAPPEDITEM', map, here);
  const bodyOfPiece = file.add('IFCSHAPEREPRESENTATION', body, 'Body', 'MappedRepresentation', [item]);
  const surfaces = shape.parts.map(({ surface }) => surface);
  const light = piece.light ? [lightSource(project, name, piece.light, surfaces)] : [];
  return file.add(
    classOf(named)[0],
    ...[guid('piece', of.key), null, name, piece.name, piece.reference ?? piece.kind],
    of.place,
    file.add('IFCPRODUCTDEFINITIONSHAPE', null, null, [bodyOfPiece, ...light]),
    of.tag,
    predefinedOf(named),
  );
}

/** The pieces of the same name and shape: one type. */
interface Kin {
  readonly first: NamedPiece;
  readonly shown: Shown;
  readonly placed: Placed[];
}

function addType(project: IfcProject, { first, shown, placed }: Kin): void {
  const { file, guid } = project;
  const { piece, name, model } = first;
  const words = [piece.kind, name, String(shown.shape.index)];
  const key = words.join(' ');
  const sets = propertySets(project, first, key);
  const type = file.add(
    `${classOf(first)[0]}TYPE`,
    ...[guid('type', ...words), null, name, piece.name, null, sets.length > 0 ? sets : null, [shown.map]],
    ...[model?.model ?? null, piece.kind],
    predefinedOf(first),
  );
  const elements = placed.map(({ element }) => element);
  file.add('IFCRELDEFINESBYTYPE', guid('is of type', ...words), null, null, null, elements, type);
  relateSets(project, key, elements, sets);
  const materials = materialsOf(project, shown.shape);
  file.add('IFCRELASSOCIATESMATERIAL', guid('made of', ...words), null, null, null, [type], materials);
  const etim = model?.tradeData?.etim?.class;
  if (etim) classify(project, etim, words, type);
  addLamps(project, first, key, placed);
}

/** A composition of several pieces as one element that they are parts of. */
function addAssembly(
  project: IfcProject,
  { product, id, tag }: PlacedProduct,
  place: Written,
  parts: readonly Written[],
): Written {
  const { file, guid } = project;
  const { name, code } = product.about;
  const assembly = file.add(
    'IFCELEMENTASSEMBLY',
    ...[guid('assembly', id), null, code || name, name || null, 'LUMINAIRE COMPOSITION', place, null],
    ...[tag || code || null, enumeration('SITE'), enumeration('USERDEFINED')],
  );
  file.add('IFCRELAGGREGATES', guid('assembled', id), null, null, null, assembly, parts);
  return assembly;
}

/**
 * Products by storeys as IFC4: in the units of its market, z upwards, an element for each piece and a type for each article. `onWritten` hears how
 * many different products are written.
 */
export function writeBuilding(
  building: ProductsOfBuilding,
  onWritten?: (products: number) => void,
): Uint8Array<ArrayBuffer> {
  const { about, storeys, lightFiles } = building;
  const project = openProject(about, new Map(lightFiles.map((each) => [each.reference, each])));
  const { file, guid } = project;
  const rooms = storeys.flatMap((storey) => storey.rooms);
  const products = new Set(rooms.flatMap((room) => room.placed.map(({ product }) => product)));
  const { shapes, shapeOf } = shapesOf({ about, pieces: [...products].flatMap(({ pieces }) => pieces) });
  const maps = shapes.map((shape) => shapeMap(project, shape));
  const kin = new Map<string, Kin>();
  const electrical: Written[] = [];
  const compositions = new Map<Product, Written[]>();

  const written = new Set<Product>();
  const addProduct = (placed: PlacedProduct, above: Written): Written[] => {
    const { product, id, at, tag } = placed;
    if (!written.has(product)) onWritten?.(written.add(product).size);
    const place = moved(project, at, above);
    const parts = product.pieces.map((named): Placed => {
      const { piece, name } = named;
      const shape = shapeOf(named);
      const key = [id, piece.kind, piece.id].join(' ');
      const own = placement(project, named, place);
      const shown = { shape, map: maps[shape.index] ?? { step: '$' } };
      const of = { place: own, key, tag: tag || piece.id };
      const element = addPiece(project, named, shown, of);
      const part = { named, element, place: own, key };
      const type = `${piece.kind} ${name} ${shape.index}`;
      const found = kin.get(type);
      if (found) found.placed.push(part);
      else kin.set(type, { first: named, shown, placed: [part] });
      if (isElectrical(named)) electrical.push(element);
      return part;
    });
    addPorts(project, parts);
    const elements = parts.map(({ element }) => element);
    if (elements.length < 2) return elements;
    const assembly = addAssembly(project, placed, place, elements);
    compositions.set(product, [...(compositions.get(product) ?? []), assembly]);
    return [assembly];
  };

  for (const storey of storeys) {
    const opened = project.addStorey(storey.name, storey.elevation);
    for (const room of storey.rooms) {
      const space = room.name === '' ? opened : opened.addRoom(room.name);
      const all = room.placed.flatMap((each) => addProduct(each, opened.place));
      if (all.length === 0) continue;
      const words = ['stands', storey.name, room.name];
      file.add(
        'IFCRELCONTAINEDINSPATIALSTRUCTURE',
        ...[guid(...words), null, null, null, all, space.written],
      );
    }
  }
  for (const each of kin.values()) addType(project, each);
  for (const [product, assemblies] of compositions) {
    const { code, name } = product.about;
    relateSets(project, `composition ${code} ${name}`, assemblies, compositionSets(project, product.about));
  }
  addSystem(project, electrical);
  return new TextEncoder().encode(file.write(about.code || about.name, about.brand, about.day));
}

/** A product alone on the storey of a building. */
export function writeIfc(product: Product, lightFiles: readonly LightFile[]): Uint8Array<ArrayBuffer> {
  const placed = { product, id: '', tag: '', at: { x: 0, y: 0, z: 0 } };
  const rooms = [{ name: '', placed: [placed] }];
  const storeys = [{ name: 'Storey', elevation: 0, rooms }];
  return writeBuilding({ about: product.about, lightFiles, storeys });
}
