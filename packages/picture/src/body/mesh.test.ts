import { packMeshes, toBase64, type BodyDescription, type BodyMesh, type Slot } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { drawLuminaire } from '../luminaire';
import { contoursOf, thinned } from './contours';

/** A sphere of 200 mm with its lowest point at none. */
function sphere(sides = 32): BodyMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const corners: number[] = [];
  for (let side = 0; side <= sides; side += 1)
    for (let ring = 0; ring <= sides; ring += 1) {
      const [about, up] = [(side / sides) * 2 * Math.PI, (ring / sides) * Math.PI];
      const way = [Math.sin(about) * Math.sin(up), -Math.cos(up), Math.cos(about) * Math.sin(up)];
      normals.push(...way);
      positions.push(way[0]! * 0.1, way[1]! * 0.1 + 0.1, way[2]! * 0.1);
      if (side === sides || ring === sides) continue;
      const [here, next] = [side * (sides + 1) + ring, (side + 1) * (sides + 1) + ring];
      corners.push(here, next, here + 1, next, next + 1, here + 1);
    }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    corners: new Uint32Array(corners),
  };
}

const moved = ({ positions, ...mesh }: BodyMesh, z: number, scale: number): BodyMesh => ({
  ...mesh,
  positions: positions.map((each, at) =>
    at % 3 === 1 ? (each - 0.1) * scale + 0.1 : each * scale + (at % 3 === 2 ? z : 0),
  ),
});

function bodyOf(...meshes: (readonly [Slot, BodyMesh])[]): BodyDescription {
  return {
    parts: meshes.map(([slot, mesh], at) => ({
      name: `${slot} ${at}`,
      slot,
      solids: [{ solid: 'mesh', packed: toBase64(packMeshes([mesh])) }],
    })),
    light: [{ part: `${meshes[0]![0]} 0`, at: [0, 100, 0], share: 1 }],
  };
}

const drawn = (body: BodyDescription) =>
  drawLuminaire({
    ...{ model: '7001', kind: 'ceiling', subFamilyId: 701, distribution: 'globe', ground: 'none' },
    ...{ dimensionsMm: { length: 200, width: 200, height: 200 }, body, finish: 'R' },
    finishes: [
      {
        code: 'R',
        base: '#aa2030',
        light: '#ffb0b0',
        shade: '#300008',
        cable: '#101010',
        isMetal: false,
        isCustom: false,
      },
    ],
  });

describe('a body of triangles as it is drawn', { timeout: 60_000 }, () => {
  it('shows a finish in tones from shade to light, each within its outline', () => {
    const svg = drawn(bodyOf(['finish', sphere()]));
    const fills = [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour);
    expect(new Set(fills).size).toBeGreaterThan(8);
    expect(svg.length).toBeLessThan(60_000);
    expect(svg).not.toMatch(/NaN|Infinity/);
  });

  it('hides what is behind, and not what is before it', () => {
    const whole = drawn(bodyOf(['glass', sphere()]));
    const behind = bodyOf(['glass', sphere()], ['textile', moved(sphere(), -0.05, 0.3)]);
    expect(drawn(behind)).toBe(whole);
    const before = bodyOf(['glass', sphere()], ['textile', moved(sphere(), 0.09, 0.3)]);
    expect(drawn(before)).not.toBe(whole);
    expect(drawn(before)).toContain('#');
  });

  it('shows through clear glass what is in it', () => {
    const within = drawn(bodyOf(['clearGlass', sphere()], ['finish', moved(sphere(), 0, 0.4)]));
    const empty = drawn(bodyOf(['clearGlass', sphere()]));
    expect(within.length).toBeGreaterThan(empty.length + 1000);
  });

  it('is the same text each time', () => {
    const body = bodyOf(['finish', sphere()]);
    expect(drawn(structuredClone(body))).toBe(drawn(body));
  });
});

describe('the contours of a field', () => {
  const wide = 24;
  const field = (of: (x: number, y: number) => number) => ({
    ...{ wide, tall: wide },
    at: Float32Array.from({ length: wide * wide }, (_, at) => of(at % wide, Math.floor(at / wide))),
  });
  const area = (line: readonly { x: number; y: number }[]) =>
    line.reduce((sum, { x, y }, at) => {
      const next = line[(at + 1) % line.length]!;
      return sum + (x * next.y - next.x * y) / 2;
    }, 0);

  it('go round what is above 0 one way, and round a hole the other', () => {
    const ring = contoursOf(field((x, y) => 4 - Math.abs(Math.hypot(x - 12, y - 12) - 6)));
    expect(ring).toHaveLength(2);
    const [outer, inner] = ring.map(area).toSorted((one, other) => Math.abs(other) - Math.abs(one));
    expect(Math.abs(outer!)).toBeCloseTo(Math.PI * 100, -1);
    expect(Math.abs(inner!)).toBeCloseTo(Math.PI * 4, -1);
    expect(Math.sign(outer!)).toBe(-Math.sign(inner!));
  });

  it('need few places for what is straight', () => {
    const [square] = contoursOf(field((x, y) => (x > 4 && x < 18 && y > 4 && y < 18 ? 1 : -1)));
    expect(square!.length).toBeGreaterThan(40);
    expect(thinned(square!, 0.6).length).toBeLessThan(10);
  });
});
