import type { NamedPiece, Product } from '../product/product';
import { openBlocks } from './blocks';
import { apart, openDimensions } from './dimension';
import { boxAround, boxOf, drawnPieces, type Box, type DrawnPiece } from './drawn';
import { addLayers, referenceLayer, titleLayer } from './layers';
import { lettered, openPaper, type Paper } from './paper';
import { viewNames, type Point, type ViewName } from './view';

/** Between two views, millimetres: room for their measures and titles. */
const gap = 1500;
const [near, far] = [250, 500];
const labelHeight = 40;
const titleHeight = 100;

type Drawn = Readonly<Record<ViewName, readonly DrawnPiece[]>>;

/** Where each view stands: the plan at its own place in the room, the front above it, the side at the front's right. */
function offsets({ plan, front, side }: Drawn): Readonly<Record<ViewName, Point>> {
  const top = boxAround(plan).top + gap;
  const right = boxAround(front).right + gap - boxAround(side).left;
  return { plan: { x: 0, y: 0 }, front: { x: 0, y: top }, side: { x: right, y: top } };
}

function isLight({ piece }: NamedPiece): boolean {
  return piece.kind === 'light' || piece.kind === 'pendant';
}

function moved({ left, right, bottom, top }: Box, { x, y }: Point): Box {
  return { left: left + x, right: right + x, bottom: bottom + y, top: top + y };
}

/** The whole width and height; in the plan the distances of luminaires, in elevations the heights above the floor. */
function addMeasures(
  add: ReturnType<typeof openDimensions>,
  view: ViewName,
  pieces: readonly DrawnPiece[],
  by: Point,
): void {
  const { left, right, bottom, top } = moved(boxAround(pieces), by);
  const lights = pieces.filter(({ named }) => isLight(named));
  const below = { along: 'x', from: bottom - 50 } as const;
  const beside = { along: 'y', from: left - 50 } as const;
  add([left, right], { ...below, level: bottom - far });
  add([bottom, top], { ...beside, level: left - far });
  if (view === 'plan') {
    add(apart(lights.map(({ at }) => at.x + by.x)), { ...below, level: bottom - near });
    add(apart(lights.map(({ at }) => at.y + by.y)), { ...beside, level: left - near });
    return;
  }
  const lowest = lights.map((each) => moved(boxOf(each), by).bottom);
  add(apart([by.y, ...lowest, top]), { ...beside, level: left - near });
}

function addTexts(
  { dxf, place, length }: Paper,
  view: ViewName,
  product: Product,
  pieces: readonly DrawnPiece[],
  by: Point,
): void {
  const paper = dxf.modelSpace;
  const { left, bottom } = moved(boxAround(pieces), by);
  const title = [view.toUpperCase(), product.about.code, product.about.name].filter(Boolean).join(' - ');
  const under = place(left, bottom - far - 3 * titleHeight);
  paper.addText(under, length(titleHeight), lettered(title), { layerName: titleLayer });
  if (view !== 'plan') return;
  for (const { named, at } of pieces) {
    if (named.piece.reference === null) continue;
    const beside = place(at.x + by.x + labelHeight, at.y + by.y + labelHeight);
    paper.addText(beside, length(labelHeight), lettered(named.name), { layerName: referenceLayer });
  }
}

/**
 * A product as a drawing: plan, front and side elevation at full size in the units of its market, a layer for each kind of piece,
 * measures as dimensions.
 */
export function writeDxf(product: Product): Uint8Array<ArrayBuffer> {
  const paper = openPaper(product.about.units);
  const { dxf } = paper;
  addLayers(dxf);
  const addPiece = openBlocks(paper);
  const addDimensions = openDimensions(paper);
  const drawn: Drawn = {
    plan: drawnPieces(product, 'plan'),
    front: drawnPieces(product, 'front'),
    side: drawnPieces(product, 'side'),
  };
  const by = offsets(drawn);
  for (const view of viewNames) {
    for (const piece of drawn[view]) addPiece(view, piece, by[view]);
    addMeasures(addDimensions, view, drawn[view], by[view]);
    addTexts(paper, view, product, drawn[view], by[view]);
  }
  return new TextEncoder().encode(dxf.stringify());
}
