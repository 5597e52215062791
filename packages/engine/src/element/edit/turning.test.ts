import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brokenInvariants,
  catalogue,
  composed,
  edited,
  emptySpace,
  made,
  refusal,
} from '../../../test/spaces';
import { elementsOf } from '../walk';
import { meets } from '../place/meets';
import { rebuildSpace } from '../store/rebuild-space';
import { storeSpace } from '../store/stored-space';
import type { Space } from '../element';
import type { Body } from '../place/bounds';
import { overlaps } from '../place/overlap';
import { boundsOf, turnedBox } from '../place/turned-box';

/** Two linear pendants beside each other, 0.6 m long. */
const two = edited(
  emptySpace,
  ...composed([
    { model: '2190', z: -0.15 },
    { model: '2190', z: 0.15 },
  ]),
);
const collides = (space: Space): string[] =>
  [...elementsOf(space)].filter((each) => each.type === 'pendant' && each.collides).map((each) => each.id);
const turnOf = (space: Space): unknown[] =>
  [...elementsOf(space)].flatMap((each) => ('model' in each ? [each.turn ?? 0] : []));

describe('turning a light', () => {
  it('turns its body, and what it meets', () => {
    expect(collides(two)).toEqual([]);
    const turned = edited(two, { type: 'turn', id: 'l1', turn: 90 });
    expect(collides(turned)).toEqual(['l1', 'l2']);
    expect(meets(turned, 'l1', catalogue)).toEqual({
      isOutside: false,
      others: ['l2'],
      ways: { l2: 'body' },
    });
    expect(collides(edited(turned, { type: 'turn', id: 'l2', turn: 90 }))).toEqual(['l1', 'l2']);
    const aside = edited(turned, { type: 'move', id: 'c1', by: { x: -0.5, y: 0, z: 0 } });
    expect(collides(aside)).toEqual([]);
    expect(turnOf(aside)).toEqual([90, 0]);
  });

  it('judges by the turned body, not by its bounds', () => {
    const diagonal = edited(two, { type: 'turn', id: 'l1', turn: 45 }, { type: 'turn', id: 'l2', turn: 45 });
    expect(collides(diagonal)).toEqual([]);
  });

  it('may turn it out of the room', () => {
    const narrow = edited(two, { type: 'set-room', roomSize: { width: 2, depth: 0.6 } });
    expect(collides(narrow)).toEqual([]);
    expect(collides(edited(narrow, { type: 'turn', id: 'c1', turn: 90 }))).toContain('l1');
  });

  it('keeps whole turns out, and none as it never was', () => {
    expect(turnOf(edited(two, { type: 'turn', id: 'l1', turn: 450 }))).toEqual([90, 0]);
    expect(turnOf(edited(two, { type: 'turn', id: 'l1', turn: -180 }))).toEqual([180, 0]);
    const back = edited(two, { type: 'turn', id: 'l1', turn: 30 }, { type: 'turn', id: 'l1', turn: 720 });
    expect(back).toEqual(two);
    expect(edited(two, { type: 'turn', id: 'l1', turn: 0 })).toBe(two);
  });

  it('is stored, rebuilt and cloned', () => {
    const turned = edited(two, { type: 'turn', id: 'l1', turn: 30 });
    expect(made(rebuildSpace(JSON.stringify(storeSpace(turned)), catalogue))).toEqual(turned);
    const ids = { c1: 'k', l1: 'm' };
    const cloned = edited(turned, { type: 'clone', id: 'c1', ids, by: { x: 0, y: 0, z: 1 } });
    expect(turnOf(cloned)).toEqual([30, 0, 30]);
    expect(brokenInvariants(cloned)).toEqual([]);
    const broken = JSON.stringify(storeSpace(turned)).replace('"turn":30', '"turn":"far"');
    expect(rebuildSpace(broken, catalogue)).toMatchObject({
      ok: false,
      problems: [{ code: 'domain-incorrect' }],
    });
  });

  it('refuses what has no turn', () => {
    expect(refusal(two, { type: 'turn', id: 'x', turn: 1 })).toEqual(['element-not-found']);
    expect(refusal(two, { type: 'turn', id: 'c', turn: 1 })).toEqual(['element-method-invalid']);
    expect(refusal(two, { type: 'turn', id: 's', turn: 1 })).toEqual(['element-method-invalid']);
    expect(refusal(two, { type: 'turn', id: 'l1', turn: Number.NaN })).toEqual(['geometry-invalid']);
  });
});

describe('turned bodies', () => {
  const metres = fc.double({ min: -1, max: 1, noNaN: true });
  const size = fc.double({ min: 0.05, max: 1, noNaN: true });
  const degrees = fc.integer({ min: -180, max: 180 });
  const box = fc
    .tuple(metres, metres, metres, size, size, size, degrees, degrees)
    .map(([x, y, z, length, height, width, turn, tilt]): Body => {
      const turned = turnedBox({ x, y, z }, { x: length, y: height, z: width }, turn, tilt || 1);
      return { ...boundsOf(turned), round: false, turned };
    });

  /** Whether a point of a fine lattice in one body is well inside the other. */
  function isShared(one: Body, other: Body): boolean {
    const steps = [-0.95, -0.7, -0.45, -0.2, 0, 0.2, 0.45, 0.7, 0.95];
    const at = one.turned!;
    const within = other.turned!;
    return steps.some((a) =>
      steps.some((b) =>
        steps.some((c) => {
          const shares = [a * at.halves[0], b * at.halves[1], c * at.halves[2]];
          const point = { ...at.middle };
          at.axes.forEach((axis, index) => {
            point.x += axis.x * shares[index]!;
            point.y += axis.y * shares[index]!;
            point.z += axis.z * shares[index]!;
          });
          const away = [
            point.x - within.middle.x,
            point.y - within.middle.y,
            point.z - within.middle.z,
          ] as const;
          return within.axes.every(
            (axis, index) =>
              Math.abs(away[0] * axis.x + away[1] * axis.y + away[2] * axis.z) < within.halves[index]! * 0.99,
          );
        }),
      ),
    );
  }

  it('overlap when they share a point, whichever is asked', () => {
    fc.assert(
      fc.property(box, box, (one, other) => {
        expect(overlaps(one, other)).toBe(overlaps(other, one));
        if (isShared(one, other)) expect(overlaps(one, other)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('do not overlap when a way lies between them', () => {
    fc.assert(
      fc.property(box, size, (one, gap) => {
        const axis = one.turned!.axes[0];
        const by = one.turned!.halves[0] * 2 + gap;
        const { x, y, z } = one.turned!.middle;
        const middle = { x: x + axis.x * by, y: y + axis.y * by, z: z + axis.z * by };
        const turned = { ...one.turned!, middle };
        expect(overlaps(one, { ...boundsOf(turned), round: false, turned })).toBe(false);
      }),
    );
  });

  it('meet upright cylinders by their round side', () => {
    const turned = turnedBox({ x: 0, y: 0, z: 0 }, { x: 2, y: 0.2, z: 0.15 }, 45, 0);
    const rod: Body = { ...boundsOf(turned), round: false, turned };
    const disc = (x: number, z: number): Body => ({
      minX: x - 0.2,
      maxX: x + 0.2,
      minY: -0.1,
      maxY: 0.1,
      minZ: z - 0.2,
      maxZ: z + 0.2,
      round: true,
    });
    expect([overlaps(rod, disc(0.15, 0.15)), overlaps(disc(0.15, 0.15), rod)]).toEqual([true, true]);
    expect([overlaps(rod, disc(0.22, 0.22)), overlaps(disc(0.22, 0.22), rod)]).toEqual([false, false]);
  });
});
