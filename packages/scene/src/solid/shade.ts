import type { BufferGeometry } from 'three';
import { joined } from './joined';
import { curve, cylinder, discDown, revolve } from './revolve';
import type { ProfilePoint } from './revolve';
import { dark, diffuser, metal } from './solid';
import type { Solid } from './solid';

/** A thin shell turned from its outer flank, with its inside; the flank runs from the rim up. */
function hollow(flank: readonly ProfilePoint[], thickness = 0.0015): BufferGeometry {
  const inside = flank.map(([radius, height]): ProfilePoint => [
    Math.max(0, radius - thickness),
    height - thickness * 0.5,
  ]);
  const rim = flank[0] ?? [0, 0];
  return revolve(flank, [...inside].reverse(), [inside[0] ?? rim, rim]);
}

/** A metal cone, open below, with a gently curved flank, and the light deep within. */
export function coneShade(radius: number, neck: number, bottom: number, top: number): Solid[] {
  const tall = top - bottom;
  const flank = curve(
    [radius, bottom],
    [radius * 0.86, bottom + tall * 0.28],
    [neck * 1.5, bottom + tall * 0.58],
    [neck, top],
    18,
  );
  const lid: ProfilePoint[] = [
    [neck, top],
    [0, top],
  ];
  return [
    metal(joined(hollow(flank), revolve(lid)), 'cone'),
    diffuser(discDown(radius * 0.9, bottom + tall * 0.09)),
  ];
}

/** A slim spotlight: body, a shadow gap below its head, a luminous lens set back into it. It looks down. */
export function spotHead(radius: number, bottom: number, top: number): Solid[] {
  const seam = bottom + (top - bottom) * 0.7;
  const rim = radius * 0.86;
  const deep = Math.min(0.012, (top - bottom) * 0.12);
  return [
    metal(
      joined(
        revolve(
          [
            [rim, bottom],
            [radius - 0.001, bottom],
          ],
          [
            [radius - 0.001, bottom],
            [radius, bottom + 0.001],
          ],
          [
            [radius, bottom + 0.001],
            [radius, seam - 0.001],
          ],
          [
            [radius, seam - 0.001],
            [radius * 0.9, seam - 0.001],
          ],
        ),
        cylinder(radius, seam + 0.0008, top),
      ),
    ),
    dark(
      revolve([
        [rim, bottom + deep],
        [rim, bottom],
      ]),
      'baffle',
    ),
    dark(
      revolve([
        [radius * 0.94, seam - 0.0015],
        [radius * 0.94, seam + 0.0015],
      ]),
      'seam',
    ),
    diffuser(discDown(rim, bottom + deep), 'lens'),
  ];
}

/** A flat disc lit below, with the rim of its body. */
export function litPlate(radius: number, bottom: number, top: number): Solid[] {
  const inner = radius * 0.955;
  return [
    metal(
      joined(
        revolve(
          [
            [inner, bottom],
            [radius - 0.0008, bottom],
          ],
          [
            [radius - 0.0008, bottom],
            [radius, bottom + 0.0008],
          ],
          [
            [radius, bottom + 0.0008],
            [radius, top - 0.0008],
          ],
          [
            [radius, top - 0.0008],
            [radius - 0.0008, top],
          ],
          [
            [radius - 0.0008, top],
            [0, top],
          ],
        ),
      ),
      'plate',
    ),
    diffuser(discDown(inner, bottom + 0.0012)),
  ];
}

/** A textile shade, slightly conical and lit from within, with its two bands. Open above and below. */
export function litShade(radius: number, upper: number, bottom: number, top: number): Solid[] {
  const band = Math.max(0.003, (top - bottom) * 0.018);
  const wall = (from: number, to: number, widen: number): ProfilePoint[] => {
    const at = (height: number) => radius + ((upper - radius) * (height - bottom)) / (top - bottom) + widen;
    return [
      [at(from), from],
      [at(to), to],
    ];
  };
  const ring = (from: number, to: number) =>
    revolve(wall(from, to, 0), [...wall(from, to, -0.0035)].reverse());
  return [
    diffuser(revolve(wall(bottom, top, -0.001), [...wall(bottom, top, -0.003)].reverse()), 'shade'),
    metal(joined(ring(bottom, bottom + band), ring(top - band, top)), 'bands'),
  ];
}
