import type { Complement, ElementCatalogue, RoomSize } from '@lucerna/engine';
import { articlePiece } from '../../piece/article-piece';
import type { Piece } from '../../piece/piece';
import { complementHandles } from './handles';

/** Complements with this level 2 join: anchors and balls. */
const joiningLevel2 = 8;

/** What a piece that is fastened by its top is turned to: the surface of the room that is nearest to it. */
function facing({ x, y, z }: Piece['position'], room: RoomSize): { turn: number; tilt: number } {
  const surfaces: readonly (readonly [away: number, turn: number, tilt: number])[] = [
    [room.height - y, 0, 0],
    [y, 0, 180],
    [room.width / 2 - x, 180, 90],
    [room.width / 2 + x, 0, 90],
    [room.depth / 2 - z, 90, 90],
    [room.depth / 2 + z, -90, 90],
  ];
  const [, turn, tilt] = surfaces.reduce((best, each) => (each[0] < best[0] ? each : best));
  return { turn, tilt };
}

/** An anchor, a joint or a feed. At the end of a drawn run an anchor holds on to the nearest surface of the room. */
export function complementView(
  complement: Complement,
  catalogue: ElementCatalogue,
  room: RoomSize,
): Piece | null {
  const piece = articlePiece(complement, 'complement', complementHandles, catalogue);
  const isJoining = catalogue.model(complement.model)?.sheet.model.articleType.level2 === joiningLevel2;
  if (!piece || !isJoining || !complement.onRun) return piece;
  return { ...piece, ...facing(piece.position, room) };
}
