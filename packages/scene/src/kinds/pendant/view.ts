import type { ElementCatalogue, Pendant } from '@lucerna/engine';
import { articlePiece } from '../../piece/article-piece';
import type { Piece } from '../../piece/piece';
import { pendantHandles } from './handles';

/** A luminaire that hangs; what it hangs by are the canopy and the cables of its cluster. */
export function pendantView(pendant: Pendant, catalogue: ElementCatalogue): Piece | null {
  return articlePiece(pendant, 'pendant', pendantHandles, catalogue);
}
