import { describe, expect, it } from 'vitest';
import { containedSource } from './energy-class';

describe('the light source that a product contains', () => {
  it('is told by the lumens and watts of the source alone, behind control gear', () => {
    expect(
      containedSource({ sourceLumens: 640, sourceWatts: 6, totalMainsEfficacy: 98.8, energyClass: 'F' }),
    ).toEqual({
      energyClass: 'F',
      kWhPer1000h: 6,
      eta: 98.8,
      usefulFlux: 640,
      power: 6,
      isDirectional: false,
      isOnMains: false,
    });
  });

  it.each([
    [100, false, true],
    [92.6, false, false],
    [117.6, true, true],
    [108.9, true, false],
  ])('of %d lm/W from 100 lm/W of its own says how it shines and is fed', (eta, isDirectional, isOnMains) => {
    const source = containedSource({ sourceLumens: 1000, sourceWatts: 10, totalMainsEfficacy: eta });
    expect(source).toMatchObject({ eta, isDirectional, isOnMains });
  });

  it('has a class that is worked out where the feed tells none, or one that is none', () => {
    for (const energyClass of [null, 'A++'])
      expect(containedSource({ sourceLumens: 640, sourceWatts: 6, energyClass })?.energyClass).toBe('F');
  });

  it.each([[{}], [{ sourceLumens: 640 }], [{ sourceLumens: 0, sourceWatts: 6 }]])('is none of %j', (data) => {
    expect(containedSource(data)).toBeNull();
  });
});
