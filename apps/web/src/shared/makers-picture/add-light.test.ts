import { describe, expect, it } from 'vitest';
import { addLight } from './add-light';

const pixel = (...steps: number[]) => Uint8ClampedArray.from([...steps, 255]);

function lit(unlit: Uint8ClampedArray, light: Uint8ClampedArray, share: number): number[] {
  const sum = new Uint8ClampedArray(unlit.length);
  addLight(unlit, light, share, sum);
  return [...sum];
}

describe('light that is added to a picture', () => {
  it('is the picture as it is where there is none, or all of it is dimmed', () => {
    expect(lit(pixel(3, 128, 250), pixel(0, 0, 0), 1)).toEqual([3, 128, 250, 255]);
    expect(lit(pixel(3, 128, 250), pixel(255, 255, 255), 0)).toEqual([3, 128, 250, 255]);
  });

  it('adds up as light does: two of a middle grey are not white', () => {
    // 188 is half the light of 255, 128 about a fifth of it.
    expect(lit(pixel(188, 188, 188), pixel(188, 188, 188), 1).slice(0, 3)).toEqual([255, 255, 255]);
    const [grey] = lit(pixel(128, 128, 128), pixel(128, 128, 128), 1);
    expect(grey).toBeGreaterThan(174);
    expect(grey).toBeLessThan(177);
  });

  it('grows with its share and never runs over', () => {
    const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => lit(pixel(40, 40, 40), pixel(255, 180, 90), share));
    for (const colour of [0, 1, 2] as const)
      for (const [at, step] of steps.slice(1).entries())
        expect(step[colour]).toBeGreaterThan(steps[at]![colour]!);
    expect(lit(pixel(255, 255, 255), pixel(255, 255, 255), 1)).toEqual([255, 255, 255, 255]);
  });
});
