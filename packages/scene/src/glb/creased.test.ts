import { expect, it } from 'vitest';
import { creased } from './creased';

const crease = (35 * Math.PI) / 180;

/** Triangles without shared vertices, each three places. */
const soup = (...triangles: readonly (readonly (readonly number[])[])[]) => {
  const places = triangles.flat(2);
  return [Float32Array.from(places), Uint32Array.from({ length: places.length / 3 }, (_, at) => at)] as const;
};

/** A cube of an edge, in metres, its faces outwards. */
function cube(edge: number) {
  const faces = [0, 1, 2].flatMap((axis) =>
    [0, edge].flatMap((side) => {
      const place = (one: number, other: number) => {
        const found = [0, 0, 0];
        found[axis] = side;
        found[(axis + 1) % 3] = one;
        found[(axis + 2) % 3] = other;
        return found;
      };
      const [a, b, c, d] = [place(0, 0), place(edge, 0), place(edge, edge), place(0, edge)];
      const there = [
        [a, b, c],
        [a, c, d],
      ];
      return side > 0 ? there : there.map(([one, two, three]) => [one!, three!, two!]);
    }),
  );
  return soup(...faces);
}

it.each([1, 0.004])('a cube of %s m has sharp edges, and one normal a face', (edge) => {
  const { positions, normals, corners } = creased(...cube(edge), crease);
  expect(positions).toHaveLength(24 * 3);
  expect(corners).toHaveLength(36);
  for (let at = 0; at < corners.length; at += 3) {
    const [first, ...others] = [0, 1, 2].map((each) => {
      const vertex = corners[at + each]! * 3;
      return [...normals.subarray(vertex, vertex + 3)].map((value) => Math.round(value * 1e6) / 1e6);
    });
    expect(others).toEqual([first, first]);
    expect(first!.filter((value) => Math.abs(value) === 1)).toHaveLength(1);
  }
});

it('what is round is smooth: each place has one normal, which leads away from the axis', () => {
  const sides = 24;
  const at = (side: number, height: number) => {
    const angle = ((side % sides) * 2 * Math.PI) / sides;
    return [Math.cos(angle), height, -Math.sin(angle)];
  };
  const flank = Array.from({ length: sides }, (_, side) => [
    [at(side, 0), at(side + 1, 0), at(side + 1, 1)],
    [at(side, 0), at(side + 1, 1), at(side, 1)],
  ]).flat();
  const { positions, normals } = creased(...soup(...flank), crease);
  expect(positions).toHaveLength(2 * sides * 3);
  for (let vertex = 0; vertex < positions.length; vertex += 3) {
    const away = positions[vertex]! * normals[vertex]! + positions[vertex + 2]! * normals[vertex + 2]!;
    expect(away).toBeGreaterThan(0.99);
    expect(normals[vertex + 1]).toBeCloseTo(0, 5);
  }
});

it('a place where a thousand faces meet costs no more than they do, and every corner has a normal', () => {
  const faces = 20_000;
  const at = (side: number) => {
    const angle = (side * 2 * Math.PI) / faces;
    return [Math.cos(angle), 0, -Math.sin(angle)];
  };
  const fan = Array.from({ length: faces }, (_, side) => [[0, 0, 0], at(side), at(side + 1)]);
  const { normals, corners } = creased(...soup(...fan, [at(0), at(0), at(1)]), crease);
  expect(corners).toHaveLength((faces + 1) * 3);
  const lengths = Array.from({ length: normals.length / 3 }, (_, vertex) =>
    Math.hypot(...normals.subarray(vertex * 3, vertex * 3 + 3)),
  );
  expect(Math.min(...lengths)).toBeCloseTo(1, 5);
  expect(Math.max(...lengths)).toBeCloseTo(1, 5);
});
