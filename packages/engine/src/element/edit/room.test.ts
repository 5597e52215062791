import { describe, expect, it } from 'vitest';
import { composed, edited, emptySpace, refusal } from '../../../test/spaces';
import { createSpace } from '../create-space';
import { elementsOf, lightsOf } from '../walk';
import { problemText } from '../../problem';
import type { Edit } from './edit';
import type { RoomSize } from '../position';
import type { Space } from '../element';

function room(roomSize: Partial<RoomSize>): Edit {
  return { type: 'set-room', roomSize };
}

function lights(space: Space) {
  return space.compositions.flatMap(lightsOf);
}

const micro = edited(
  emptySpace,
  ...composed(
    [
      { model: '2010', height: 390 },
      { model: '2190', x: 1 },
    ],
    { installation: '31' },
  ),
);

describe('a new space', () => {
  it('has the default room', () => {
    expect(emptySpace.config.roomSize).toEqual({
      height: 4,
      width: 3,
      depth: 3,
      extraCeiling: 0.16,
      ceilingMaterial: 'pladur',
    });
    expect(emptySpace.source).toBe('PRIVATE_AREA');
    expect(emptySpace.configurator).toEqual({ id: 1, description: 'crea', source: 'PRIVATE_AREA' });
  });

  it('needs an id, a configurator that exists and measures that are some', () => {
    const text = (given: object) => {
      const result = createSpace(given as never);
      return result.ok ? null : problemText(result.problems[0]!);
    };
    expect(text({})).toBe('Required data to define domain was not provided');
    expect(text({ id: 's', configurator: 'sculptor' })).toBe('No configurator setted!');
    expect(text({ id: 's', roomSize: { width: -1 } })).toBe('width -1 is not a valid measure');
  });
});

describe('changing the room', () => {
  it('lets what hangs follow the ceiling, and shortens what would reach the floor', () => {
    const low = edited(micro, room({ height: 2.6 }));
    expect(lights(low).map((each) => each.position.y)).toEqual([2.6, 2.6]);
    expect(lights(low).map((each) => each.attributes.pendantHeight)).toEqual([250, 200]);
    expect([...elementsOf(low)].some((each) => each.collides)).toBe(false);
  });

  it('never caps a height above the whole centimetre that is left', () => {
    expect(lights(edited(micro, room({ height: 2.455 })))[0]?.attributes.pendantHeight).toBe(235);
    expect(lights(edited(micro, room({ height: 1.2 })))[0]?.attributes.pendantHeight).toBe(110);
  });

  it('gives canopies that the ceiling does not take up for Surface Basic, with their driver', () => {
    for (const ceiling of [{ extraCeiling: 0.0999 }, { ceilingMaterial: 'concrete' }]) {
      const basic = edited(micro, room(ceiling));
      expect(basic.compositions[0]?.clusters.map((each) => each.attributes.installation)).toEqual([
        '10',
        '10',
      ]);
      expect(lights(basic).map((each) => each.attributes.control)).toEqual(['Z', 'Z']);
    }
    expect(lights(edited(micro, room({ extraCeiling: 0.1 })))[0]?.attributes.installation).toBe('31');
  });

  it('flags what no longer is inside', () => {
    const narrow = edited(micro, room({ width: 1.5 }));
    expect(lights(narrow).map((each) => each.collides)).toEqual([false, true]);
    expect(lights(edited(narrow, room({ width: 4 }))).map((each) => each.collides)).toEqual([false, false]);
  });

  it('refuses a room in which something cannot hang, and measures that are none', () => {
    expect(refusal(micro, room({ height: 0.39 }))).toEqual(['height-out-of-range']);
    for (const height of [0, -1, NaN, Infinity, 1001]) {
      expect(refusal(micro, room({ height }))).toEqual(['geometry-invalid']);
    }
    expect(refusal(micro, room({ extraCeiling: -0.1 }))).toEqual(['geometry-invalid']);
    expect(refusal(micro, room({ ceilingMaterial: '' }))).toEqual(['geometry-invalid']);
    expect(edited(micro, room({ extraCeiling: 0 })).config.roomSize.extraCeiling).toBe(0);
  });
});

describe('replacing a canopy', () => {
  const canopy = (id: string, code: string): Edit => ({ type: 'replace-canopy', id, canopy: code });

  it('sets it on a cluster or on all of a composition', () => {
    const mixed = edited(micro, canopy('c1', '32'));
    expect(lights(mixed).map((each) => each.attributes.installation)).toEqual(['32', '31']);
    expect(lights(edited(mixed, canopy('c', '10'))).map((each) => each.attributes.installation)).toEqual([
      '10',
      '10',
    ]);
  });

  it('falls back to Surface Basic where the ceiling does not take it', () => {
    const wooden = edited(micro, room({ ceilingMaterial: 'wood' }), canopy('c1', '32'));
    expect(lights(wooden).map((each) => each.attributes.installation)).toEqual(['10', '31']);
  });

  it('refuses what is no canopy or has none', () => {
    expect(refusal(micro, canopy('c1', '18'))).toEqual(['value-not-offered']);
    expect(refusal(micro, canopy('l1', '10'))).toEqual(['element-method-invalid']);
    expect(refusal(micro, canopy('x', '10'))).toEqual(['element-not-found']);
  });
});
