import DxfParser from 'dxf-parser';
import type { IBlock, IInsertEntity, ILwpolylineEntity, ITextEntity } from 'dxf-parser';
import { describe, expect, it } from 'vitest';
import {
  billedReferences,
  cornersOf,
  counted,
  examples,
  exportedExample,
} from '../../../test/files/exported';

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

  it('writes measures as lines and text', async () => {
    const { dxf, pieces } = await read(9005);
    const own = dxf.entities.filter(({ layer }) => layer === 'LIGHTING-DIMENSION');
    const [left = 0, , , right = 0] = cornersOf(pieces);
    const texts = own.flatMap((each) => (each.type === 'TEXT' ? [(each as ITextEntity).text] : []));
    expect(texts).toContain(String(Math.round((right - left) * 1000)));
    expect(own.some(({ type }) => type === 'LINE')).toBe(true);
  });
});
