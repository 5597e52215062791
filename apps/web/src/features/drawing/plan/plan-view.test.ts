import { describe, expect, it } from 'vitest';
import { gridStep, panned, toPlan, toScreen, wholeRoom, zoomedAt } from './plan-view';

const extent = { width: 800, height: 600 };
const room = { width: 4, depth: 3, height: 3, extraCeiling: 0.16, ceilingMaterial: 'pladur' } as const;

describe('what of the plan is in sight', () => {
  it('shows a room whole with its middle in the middle', () => {
    const view = wholeRoom(room, extent);
    expect(toScreen(view, extent, { x: 0, z: 0 })).toEqual({ left: 400, top: 300 });
    const corner = toScreen(view, extent, { x: -2, z: -1.5 });
    expect(corner.left).toBeGreaterThan(60);
    expect(corner.top).toBeGreaterThanOrEqual(72);
  });

  it.each([
    [{ width: 390, height: 422 }, 152, 128],
    [{ width: 320, height: 416 }, 136, 186],
  ])('shows a room on a phone of %o between its views and its advice', (phone, above, below) => {
    const view = wholeRoom(room, phone);
    const [one, other] = [-1.5, 1.5].map((z) => toScreen(view, phone, { x: 0, z }).top);
    expect(one).toBeGreaterThanOrEqual(above);
    expect(other).toBeLessThanOrEqual(phone.height - below);
  });

  it('shows the measure of a room below a title, however many lines that has', () => {
    const phone = { width: 390, height: 422 };
    const back = toScreen(wholeRoom(room, phone, 150), phone, { x: 0, z: -1.5 });
    // A line and a half above the wall, and as high as a line.
    expect(back.top - 1.5 * 14 - 14).toBeGreaterThan(150);
  });

  it('shows what is drawn beyond the walls, too', () => {
    const drawn = [
      { x: 0, z: 0 },
      { x: 12, z: 0 },
    ];
    const view = wholeRoom(room, extent, 0, drawn);
    const [wall, end] = [{ x: -2, z: 0 }, drawn[1]!].map((point) => toScreen(view, extent, point).left);
    expect(wall).toBeGreaterThan(60);
    expect(end).toBeLessThan(extent.width - 60);
    expect(end! - wall!).toBeGreaterThan(500);
  });

  it('leads from the screen to the plan and back', () => {
    const view = { x: 1, z: -2, scale: 120 };
    const at = { left: 123, top: 456 };
    const back = toScreen(view, extent, toPlan(view, extent, at));
    expect(back.left).toBeCloseTo(at.left);
    expect(back.top).toBeCloseTo(at.top);
  });

  it('keeps what is under the pointer under it while it zooms', () => {
    const view = wholeRoom(room, extent);
    const at = { left: 200, top: 500 };
    const before = toPlan(view, extent, at);
    const after = toPlan(zoomedAt(view, extent, at, 3), extent, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.z).toBeCloseTo(before.z);
  });

  it('zooms neither out of sight nor into nothing', () => {
    const view = wholeRoom(room, extent);
    const at = { left: 0, top: 0 };
    expect(zoomedAt(view, extent, at, 1e9).scale).toBe(3000);
    expect(zoomedAt(view, extent, at, 1e-9).scale).toBe(4);
  });

  it('moves with the hand', () => {
    expect(panned({ x: 0, z: 0, scale: 100 }, 50, -20)).toEqual({ x: -0.5, z: 0.2, scale: 100 });
  });

  it('draws fewer lines the farther it is', () => {
    expect([200, 40, 10, 1].map((scale) => gridStep(scale, [0.1, 0.5, 1, 5, 10]))).toEqual([0.1, 0.5, 1, 10]);
  });
});
