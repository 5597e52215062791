import { describe, expect, it } from 'vitest';
import { startDrawing, type Drawing } from '@lucerna/engine';
import { demoSystem } from '../../../shared/editor/test/demo-catalogue';
import { freshPen, penAim, setCorner } from './pen';
import { readTypedLength, typesLength } from './typed-length';

const begun = startDrawing({ id: 'd', system: demoSystem('plusminus') });
const empty = (begun.ok ? begun.value : null) as Drawing;
const withRun: Drawing = {
  ...empty,
  runs: [
    {
      id: 'r',
      points: [
        { x: 0, z: 0 },
        { x: 1, z: 0 },
      ],
    },
  ],
};
const options = { grid: 0.1, tolerance: 0.15 };
const newId = () => 'new';

describe('the pen', () => {
  it('sets the first corner without an edit and draws a run with the second', () => {
    const aim = penAim({ ...freshPen, cursor: { x: 0.02, z: 0.01 } }, empty, options, null)!;
    const first = setCorner(freshPen, aim, empty, newId);
    expect(first.edit).toBeNull();
    expect(first.pen.start).toEqual({ x: 0, z: 0 });
    const second = penAim({ ...first.pen, cursor: { x: 1.01, z: 0.05 } }, empty, options, null)!;
    expect(second).toMatchObject({ snap: 'angle', point: { x: 1, z: 0 }, length: 1 });
    expect(setCorner(first.pen, second, empty, newId).edit).toEqual({
      type: 'draw-run',
      id: 'new',
      points: [
        { x: 0, z: 0 },
        { x: 1, z: 0 },
      ],
    });
  });

  it('goes on with a run at whose end it begins', () => {
    const aim = penAim({ ...freshPen, cursor: { x: 1.05, z: 0 } }, withRun, options, null)!;
    const { pen } = setCorner(freshPen, aim, withRun, newId);
    expect(pen.run).toEqual({ id: 'r', end: 'last' });
    const next = penAim({ ...pen, cursor: { x: 1, z: 1 } }, withRun, options, null)!;
    expect(setCorner(pen, next, withRun, newId).edit).toMatchObject({ type: 'extend-run', id: 'r' });
  });

  it('takes the typed length on the way to the cursor', () => {
    const pen = { ...freshPen, start: { x: 0, z: 0 }, cursor: { x: 0, z: 0.5 } };
    expect(penAim(pen, empty, options, 1.25)?.point).toEqual({ x: 0, z: 1.25 });
  });

  it('sets no corner where it stands already', () => {
    const pen = { ...freshPen, start: { x: 0, z: 0 }, cursor: { x: 0, z: 0 } };
    expect(setCorner(pen, penAim(pen, empty, options, null)!, empty, newId).edit).toBeNull();
  });
});

describe('a length that is typed while drawing', () => {
  it('is metres or feet without a unit, and what it says with one', () => {
    expect(readTypedLength('2.4', 'metric')).toBe(2.4);
    expect(readTypedLength('2,4', 'metric')).toBe(2.4);
    expect(readTypedLength('240 cm', 'metric')).toBe(2.4);
    expect(readTypedLength('7\' 6"', 'imperial')).toBe(2.286);
    expect(readTypedLength('10', 'imperial')).toBe(3.048);
  });

  it('is none for other words, for nothing and for 0', () => {
    expect(['far', '', '0', '-1'].map((text) => readTypedLength(text, 'metric'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('begins with a figure', () => {
    expect([
      typesLength('2', ''),
      typesLength('m', ''),
      typesLength('m', '2'),
      typesLength('x', '2'),
    ]).toEqual([true, false, true, false]);
  });
});
