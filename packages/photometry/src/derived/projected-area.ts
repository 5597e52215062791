import type { Opening } from '../photometry';

const radian = Math.PI / 180;

/**
 * Square metres of the opening as seen from direction (c, gamma), degrees, where plane 0 is across the length. Solid
 * shapes show bottom and sides, CIE 117 clause 5.2; a point has no area, 0.
 */
export function projectedArea(opening: Opening, c: number, gamma: number): number {
  const { shape, length, width, height } = opening;
  const across = Math.abs(Math.sin(gamma * radian) * Math.cos(c * radian));
  const along = Math.abs(Math.sin(gamma * radian) * Math.sin(c * radian));
  const down = Math.abs(Math.cos(gamma * radian));
  switch (shape) {
    case 'point':
      return 0;
    case 'rectangle':
      return length * width * down;
    case 'box':
      return length * width * down + length * height * across + width * height * along;
    case 'disc':
      return (Math.PI / 4) * length * width * down;
    case 'cylinder':
      return (Math.PI / 4) * length * width * down + height * Math.hypot(width * along, length * across);
    case 'ellipsoid':
      return (
        (Math.PI / 4) * Math.hypot(length * height * across, width * height * along, length * width * down)
      );
    case 'cylinder-along':
      return length * Math.hypot(width * down, height * across) + (Math.PI / 4) * width * height * along;
    case 'cylinder-across':
      return width * Math.hypot(length * down, height * along) + (Math.PI / 4) * length * height * across;
    case 'disc-upright':
      return (Math.PI / 4) * width * height * along;
  }
}
