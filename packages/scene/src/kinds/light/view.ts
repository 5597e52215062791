import type { ElementCatalogue, Light } from '@lucerna/engine';
import { articlePiece } from '../../piece/article-piece';
import type { Piece } from '../../piece/piece';

/** A luminaire that stands, is on a wall, under a ceiling or on a run. Over the far half of a room it looks back. */
export function lightView(light: Light, catalogue: ElementCatalogue): Piece | null {
  const piece = articlePiece(light, 'light', catalogue);
  if (!piece || light.turn !== undefined || light.position.z <= 0) return piece;
  return catalogue.model(light.model)?.sheet.model.kind === 'wall' ? { ...piece, turn: 180 } : piece;
}
