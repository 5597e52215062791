import { plus, type Position } from '../position';
import type { Body } from './bounds';

/** A body by a way from where it stands. */
export function shifted(body: Body, by: Position): Body {
  const { turned } = body;
  return {
    ...body,
    minX: body.minX + by.x,
    maxX: body.maxX + by.x,
    minY: body.minY + by.y,
    maxY: body.maxY + by.y,
    minZ: body.minZ + by.z,
    maxZ: body.maxZ + by.z,
    ...(turned && { turned: { ...turned, middle: plus(turned.middle, by) } }),
  };
}
