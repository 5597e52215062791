import DxfParser from 'dxf-parser';
import type { IBlock, IDimensionEntity, IInsertEntity, ILwpolylineEntity, ITextEntity } from 'dxf-parser';
import { describe, expect, it } from 'vitest';
import { cmToInches } from '@lucerna/engine';
import { preconfigured } from '../../../test/creations';
import {
  about,
  billedReferences,
  cornersOf,
  counted,
  examples,
  exportedExample,
} from '../../../test/files/exported';
import { exportCreation } from '../index';

async function read(id: number) {
  const { bytes, pieces } = await exportedExample(id, 'dxf');
  const dxf = new DxfParser().parseSync(new TextDecoder().decode(bytes)) ?? expect.fail('no drawing');
  const inserts = dxf.entities.filter((each): each is IInsertEntity => each.type === 'INSERT');
  return { dxf, inserts, pieces };
}

function extent(inserts: readonly IInsertEntity[], blocks: Record<string, IBlock>) {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { name, position } of inserts) {
    for (const entity of blocks[name]?.entities ?? []) {
      for (const { x, y } of (entity as ILwpolylineEntity).vertices) {
        xs.push(x + position.x);
        ys.push(y + position.y);
      }
    }
  }
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

describe('a DXF drawing', { timeout: 60_000 }, () => {
  it.each(examples)('%i %s is as large as the product in every view, in millimetres', async (id) => {
    const { dxf, inserts, pieces } = await read(id);
    const [left = 0, low = 0, back = 0, right = 0, high = 0, front = 0] = cornersOf(pieces);
    const [width, height, depth] = [right - left, high - low, front - back].map((metres) => metres * 1000);
    const views = { PLAN: [width, depth], FRONT: [width, height], SIDE: [depth, height] };
    for (const [view, wanted] of Object.entries(views)) {
      const own = inserts.filter(({ name }) => name.startsWith(`${view}-`));
      expect(own).toHaveLength(pieces.length);
      const found = extent(own, dxf.blocks);
      expect(found.map((length, at) => Math.abs(length - (wanted[at] ?? NaN)) < 1)).toEqual([true, true]);
    }
    expect(dxf.header['$INSUNITS']).toBe(4);
  });

  it.each(examples)('%i %s has a layer for each kind and names what the bill has', async (id) => {
    const { dxf, inserts, pieces } = await read(id);
    const kinds = new Set(pieces.map(({ kind }) => `LIGHTING-${kind.toUpperCase()}`));
    expect(new Set(inserts.map(({ layer }) => layer))).toEqual(kinds);
    for (const layer of kinds) expect(dxf.tables.layer.layers).toHaveProperty(layer);
    const texts = dxf.entities.filter((each): each is ITextEntity => each.type === 'TEXT');
    const references = texts.filter(({ layer }) => layer === 'LIGHTING-REFERENCE').map(({ text }) => text);
    expect(counted(references)).toEqual(billedReferences(id));
  });

  it.each(examples)('%i %s has its measures as dimensions, each with the block that shows it', async (id) => {
    const { dxf, pieces } = await read(id);
    const dimensions = dxf.entities.filter((each): each is IDimensionEntity => each.type === 'DIMENSION');
    expect(new Set(dimensions.map(({ layer }) => layer))).toEqual(new Set(['LIGHTING-DIMENSION']));
    const [left = 0, low = 0, back = 0, right = 0, high = 0, front = 0] = cornersOf(pieces);
    const measured = dimensions.map(({ actualMeasurement }) => Math.round(actualMeasurement));
    for (const whole of [right - left, high - low, front - back]) {
      expect(measured.some((each) => Math.abs(each - whole * 1000) < 2)).toBe(true);
    }
    for (const each of dimensions) {
      const { linearOrAngularPoint1: one, linearOrAngularPoint2: other, angle } = each;
      const between = angle === 90 ? other.y - one.y : other.x - one.x;
      expect(Math.abs(between - each.actualMeasurement)).toBeLessThan(1e-3);
      const block = dxf.blocks[each.block] ?? expect.fail(`no block ${each.block}`);
      const texts = block.entities.filter((entity): entity is ITextEntity => entity.type === 'TEXT');
      expect(texts.map(({ text }) => text)).toEqual([String(Math.round(each.actualMeasurement))]);
    }
  });

  it('is in inches where the market measures so, as large as in millimetres', async () => {
    const { creation, catalogue } = preconfigured(9005);
    const drawn = async (units: 'metric' | 'imperial') => {
      const made = await exportCreation(creation, catalogue, 'dxf', { ...about, units });
      if (!made.ok) return expect.fail(made.problems[0]?.code);
      const dxf = new DxfParser().parseSync(new TextDecoder().decode(made.value.bytes)) ?? expect.fail();
      const dimensions = dxf.entities.filter((each): each is IDimensionEntity => each.type === 'DIMENSION');
      const inserts = dxf.entities.filter((each): each is IInsertEntity => each.type === 'INSERT');
      const plan = inserts.filter(({ name }) => name.startsWith('PLAN-'));
      return { dxf, dimensions, size: extent(plan, dxf.blocks) };
    };
    const [metric, imperial] = [await drawn('metric'), await drawn('imperial')];
    expect([imperial.dxf.header['$INSUNITS'], imperial.dxf.header['$MEASUREMENT']]).toEqual([1, 0]);
    for (const [at, size] of metric.size.entries()) {
      expect(Math.abs(size / 25.4 - (imperial.size[at] ?? NaN))).toBeLessThan(1e-2);
    }
    expect(imperial.dimensions).toHaveLength(metric.dimensions.length);
    const [first] = imperial.dimensions;
    const block = imperial.dxf.blocks[first?.block ?? '']?.entities ?? [];
    const text = block.find((each): each is ITextEntity => each.type === 'TEXT')?.text;
    expect(text).toMatch(/^\d+( \d+\/\d+)?"$/);
    expect(text).toBe(cmToInches((metric.dimensions[0]?.actualMeasurement ?? NaN) / 10));
  });

  it('takes names of any length and letters, without the signs of the format', async () => {
    const { creation, catalogue } = preconfigured(9001);
    const name = `<b>^J %%d 50% "Ñandú" \\ </b>\n0\nEOF\n`.repeat(200);
    const made = await exportCreation(creation, catalogue, 'dxf', { ...about, name, code: '' });
    if (!made.ok) return expect.fail(made.problems[0]?.code);
    const dxf = new DxfParser().parseSync(new TextDecoder().decode(made.value.bytes));
    const texts = dxf?.entities.filter((each): each is ITextEntity => each.type === 'TEXT') ?? [];
    const [title] = texts.filter(({ layer }) => layer === 'LIGHTING-TITLE').map(({ text }) => text);
    expect(title).toContain('PLAN - <b>^ J %%%%%%d 50% "Ñandú"');
  });
});
