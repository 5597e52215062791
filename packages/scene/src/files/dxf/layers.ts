import type { DxfWriter } from '@tarikjabiri/dxf';
import type { PieceKind } from '../../piece/piece';

/** The layer of each kind of piece, with its colour of the index of AutoCAD. */
const layers: Readonly<Record<PieceKind, readonly [name: string, color: number]>> = {
  light: ['LIGHTING-LIGHT', 30],
  pendant: ['LIGHTING-PENDANT', 30],
  complement: ['LIGHTING-COMPLEMENT', 8],
  canopy: ['LIGHTING-CANOPY', 8],
  cable: ['LIGHTING-CABLE', 9],
  belt: ['LIGHTING-BELT', 5],
};

export const referenceLayer = 'LIGHTING-REFERENCE';
export const dimensionLayer = 'LIGHTING-DIMENSION';
export const titleLayer = 'LIGHTING-TITLE';

export function layerOf(kind: PieceKind): string {
  return layers[kind][0];
}

export function addLayers(dxf: DxfWriter): void {
  const own = [
    [referenceLayer, 7],
    [dimensionLayer, 1],
    [titleLayer, 7],
  ] as const;
  for (const [name, color] of [...Object.values(layers), ...own]) dxf.addLayer(name, color, 'Continuous');
}
