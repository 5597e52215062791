import { expect, it } from 'vitest';
import { presetOf } from './preset-of';
import { between, distanceOf, panned, turned, zoomed } from './view-point';

const room = { width: 5, depth: 4, height: 3, extraCeiling: 0.16, ceilingMaterial: 'pladur' };

it('shows the whole width of a room in plan and in front, whatever the shape of the picture', () => {
  for (const aspect of [0.5, 1, 1.8]) {
    for (const preset of ['plan', 'front'] as const) {
      const { span } = presetOf(preset, room, aspect);
      expect(span * aspect).toBeGreaterThan(room.width);
      expect(span).toBeGreaterThan(preset === 'plan' ? room.depth : room.height);
    }
  }
});

it('shows the whole room where nothing stands over the picture, in plan and in front', () => {
  const covered = { top: 0.1, bottom: 0.3 };
  for (const aspect of [0.8, 1.8]) {
    const front = presetOf('front', room, aspect, [], covered);
    const height = (y: number) => (y - front.y) / front.span;
    expect(height(room.height)).toBeLessThan(0.5 - covered.top);
    expect(height(0)).toBeGreaterThan(-0.5 + covered.bottom);
    const plan = presetOf('plan', room, aspect, [], covered);
    const up = (z: number) => (plan.z - z) / plan.span;
    expect(up(-room.depth / 2)).toBeLessThan(0.5 - covered.top);
    expect(up(room.depth / 2)).toBeGreaterThan(-0.5 + covered.bottom);
  }
});

it('draws parallels as parallels in plan: from far away, through a narrow lens', () => {
  expect(distanceOf(presetOf('plan', room, 1.5))).toBeGreaterThan(50);
  expect(distanceOf(presetOf('perspective', room, 1.5))).toBeLessThan(20);
});

it('goes from one view to another the shorter way round', () => {
  const front = presetOf('front', room, 1);
  const nearlyRound = { ...front, azimuth: 3.1 };
  const beyond = { ...front, azimuth: -3.1 };
  expect(Math.abs(between(nearlyRound, beyond, 0.5).azimuth)).toBeGreaterThan(3);
  expect(between(front, nearlyRound, 0)).toEqual(front);
  expect(between(front, nearlyRound, 1).azimuth).toBeCloseTo(nearlyRound.azimuth);
});

it('never turns over the top or below the floor', () => {
  const view = presetOf('perspective', room, 1);
  expect(turned(view, 0, 9).height).toBeLessThan(Math.PI / 2);
  expect(turned(view, 0, -9).height).toBeGreaterThan(-0.5);
});

it('pans along the picture and zooms within reason', () => {
  const front = presetOf('front', room, 1);
  expect(panned(front, 0.5, 0).x).toBeCloseTo(front.span / 2);
  expect(panned(front, 0, 0.5).y).toBeCloseTo(front.y + front.span / 2);
  expect(zoomed(front, 1e9).span).toBe(60);
  expect(zoomed(front, 1e-9).span).toBe(0.25);
});
