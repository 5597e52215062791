import type { ElementCatalogue, Light } from '@lucerna/engine';
import { articlePiece } from '../../piece/article-piece';
import type { Piece } from '../../piece/piece';
import { lightHandles } from './handles';

/** A luminaire that stands, is on a wall, under a ceiling or on a run. Over the far half of a room it looks back. */
export function lightView(light: Light, catalogue: ElementCatalogue): Piece | null {
  const kind = catalogue.model(light.model)?.sheet.model.kind ?? '';
  const looksBack = kind === 'wall' && light.turn === undefined && light.position.z > 0;
  const turn = looksBack ? 180 : (light.turn ?? 0);
  const piece = articlePiece(light, 'light', lightHandles(kind, turn), catalogue);
  return piece && looksBack ? { ...piece, turn } : piece;
}
