import type { Complement, ElementCatalogue } from '@lucerna/engine';
import { articlePiece } from '../../piece/article-piece';
import type { Piece } from '../../piece/piece';

/** An anchor, a joint or a feed. */
export function complementView(complement: Complement, catalogue: ElementCatalogue): Piece | null {
  return articlePiece(complement, 'complement', catalogue);
}
