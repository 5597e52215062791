import { describe, expect, it } from 'vitest';
import {
  catalogue,
  drawn,
  drawnCatalogue,
  drawnModels,
  emptyDrawing,
  light,
  run,
} from '../../../test/drawings';
import { deepFreeze, prepared, readFeed } from '../../../test/feed';
import { brokenInvariants, made } from '../../../test/spaces';
import { billOfSpace } from '../../bom/bill-of-space';
import { drawingFacts } from '../facts/drawing-facts';
import { elementsOf, isArticleElement } from '../../element/walk';
import { partsCatalogue } from '../../bom/parts-catalogue';
import { rebuildSpace } from '../../element/store/rebuild-space';
import { spaceOfDrawing } from './space-of-drawing';
import { storeSpace } from '../../element/store/stored-space';
import type { CatalogId } from '../../catalogue/catalog';
import type { Drawing } from '../drawing';
import type { Element, Space } from '../../element/element';
import { bodyOf } from '../../element/place/body';

const belts = emptyDrawing('plusminus');
const sticks = emptyDrawing('sticks');

const elementsIn = (drawing: Drawing): Element[] => [
  ...elementsOf(deepFreeze(made(spaceOfDrawing(drawing, catalogue)))),
];
const find = (drawing: Drawing, id: string): Element => {
  const found = elementsIn(drawing).find((each) => each.id === id);
  return found ?? expect.fail(`no element ${id}`);
};

describe('the room of a drawing', () => {
  it('has the lights under their ids, along their stretches', () => {
    const drawing = drawn(
      belts,
      run('r', -3, 0, 1, 0, 1, 2),
      light('l', 'r', 2, '2253'),
      light('m', 'r', 5, '2253'),
      light('n', 'r', 0.5),
    );
    expect(find(drawing, 'l')).toMatchObject({ type: 'light', position: { x: -1, y: 2.4, z: 0 } });
    expect(find(drawing, 'l')).not.toHaveProperty('turn');
    expect(find(drawing, 'm')).toMatchObject({
      position: { x: 1, y: 2.4, z: 1 },
      turn: -90,
      onRun: { run: 'r', role: 'light' },
    });
    expect(find(drawing, 'n')).not.toHaveProperty('turn');
    expect(elementsIn(drawing).some((each) => each.collides)).toBe(false);
  });

  it('tilts what lies along a rising stretch', () => {
    const points = [
      { x: -1, z: 0, y: 1 },
      { x: 1, z: 0, y: 2 },
    ];
    const rising = drawn(belts, { type: 'draw-run', id: 'r', points }, light('l', 'r', 1, '2253'));
    expect(find(rising, 'l')).toMatchObject({ tilt: 26.565051 });
  });

  it('has belts cut for each run, and feeds at the ceiling', () => {
    const drawing = drawn(emptyDrawing('plusminus', { width: 14 }), run('r', -6, 0, 6, 0));
    const complements = elementsIn(drawing).filter((each) => each.type === 'complement');
    expect(complements.map(({ id, model, position }) => [id, model, position.x, position.y])).toEqual([
      ['r.belt', '2257', -1, 2.4],
      ['r.belt.2', '2256', 5, 2.4],
      ['r.feed', '2258', -6, 3],
    ]);
  });

  it('has the rods of sticks hanging where they were drawn, with joints and anchors', () => {
    const drawing = drawn(sticks, run('r', -4, 0, -2.2, 0, -1, 0.2));
    const rod = find(drawing, 'r.rod');
    expect(rod).toMatchObject({ type: 'pendant', model: '2192', collides: false });
    const body = isArticleElement(rod) ? bodyOf(rod, catalogue) : null;
    expect([body?.minX, body?.maxX]).toEqual([-4, -2.2]);
    expect([body!.minY, body!.maxY].map((each) => each.toFixed(3))).toEqual(['2.389', '2.411']);
    expect(find(drawing, 'r.joint')).toMatchObject({ model: '2196', position: { x: -2.2, z: 0 } });
    expect(find(drawing, 'r.anchor')).toMatchObject({ model: '2195', position: { x: -4, z: 0 } });
    expect(elementsIn(drawing).filter((each) => each.collides)).toEqual([]);
    const spot = drawn(drawing, { type: 'place-light', id: 's', run: 'r', at: 1, model: '2194' });
    expect(find(spot, 's')).toMatchObject({ type: 'pendant', collides: false });
  });

  it('stands rods from floor to ceiling', () => {
    const room = emptyDrawing('sticks', { height: 2.4 });
    const points = [
      { x: 0, z: 0, y: 0 },
      { x: 0, z: 0, y: 2.4 },
    ];
    const standing = drawn(room, { type: 'draw-run', id: 'r', points });
    expect(find(standing, 'r.rod')).toMatchObject({ tilt: 90, collides: false });
    expect(elementsIn(standing).filter((each) => 'model' in each && each.model === '2195')).toHaveLength(2);
  });

  it('flags what crosses and overlaps', () => {
    const crossed = drawn(sticks, run('r', -1, 0, 1, 0), run('s', 0, -1, 0, 1));
    const flagged = elementsIn(crossed).filter((each) => each.collides && each.type === 'pendant');
    expect(flagged.map((each) => each.id)).toEqual(['r.rod', 's.rod']);
    const diagonal = drawn(sticks, run('r', -1, 0, 1, 0), run('s', -0.9, 0.1, 0.37, 1.37));
    expect(elementsIn(diagonal).filter((each) => each.collides)).toEqual([]);
  });

  it('keeps what always holds of a space, is stored and rebuilt', () => {
    const drawing = drawn(
      sticks,
      run('r', -3, 0, -2, 1, 1, 1),
      { type: 'spread-lights', ids: ['a', 'b', 'c'], run: 'r', model: '2194' },
      { type: 'set-attributes', attributes: { installation: '31', color: '20' } },
    );
    const space = made(spaceOfDrawing(drawing, catalogue));
    expect(brokenInvariants(space, catalogue)).toEqual([]);
    expect(made(rebuildSpace(JSON.stringify(storeSpace(space)), catalogue))).toEqual(space);
    expect(spaceOfDrawing(drawing, catalogue)).toMatchObject({ ok: true, value: space });
  });

  it('shares with the room made before all that did not change', () => {
    const one = drawn(belts, run('r', -3, 0, 1, 0), light('l', 'r', 1), light('m', 'r', 3));
    const before = made(spaceOfDrawing(one, catalogue));
    const after = made(spaceOfDrawing(drawn(one, { type: 'move-light', id: 'm', at: 2 }), catalogue));
    const clusters = (space: Space) => space.compositions[0]!.clusters;
    expect(clusters(after)[0]).toBe(clusters(before)[0]);
    expect(clusters(after)[1]).not.toBe(clusters(before)[1]);
    expect(after.compositions[0]!.complements).toBe(before.compositions[0]!.complements);
    const anew = made(spaceOfDrawing(drawn(one, { type: 'move-light', id: 'm', at: 2 }), drawnCatalogue(16)));
    expect(after).toEqual(anew);
  });

  it('makes ids of its own where a drawn one has the name', () => {
    const drawing = drawn(
      belts,
      run('r', 0, 0, 1, 0),
      run('r.belt', 0, 1, 1, 1),
      light('r.feed.2', 'r', 0.5),
    );
    const ids = elementsIn(drawing).map((each) => each.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each([
  [16, 10],
  [21, 12],
] as const)('the bill of materials of a drawing in catalogue %d', (catalogId: CatalogId, rateId) => {
  const elements = drawnCatalogue(catalogId);
  const parts = partsCatalogue({
    catalogId,
    models: drawnModels.map((model) => prepared(model, catalogId)),
    canopies: readFeed('canopies.json'),
    accessories: Object.fromEntries([219, 225].map((id) => [id, readFeed(`accessories/${id}.json`)])),
    drivers: readFeed('drivers.json'),
    driverArticles: readFeed('driver-articles.json'),
  });
  const billOf = (drawing: Drawing) =>
    made(billOfSpace(made(spaceOfDrawing(drawing, elements)), parts, { rateId, quantity: 1 }));

  it('lists lights, belts and feeds, and counts the same watts', () => {
    const drawing = drawn(belts, run('r', -3, 0, 3, 0, 3, 2), {
      type: 'spread-lights',
      ids: ['a', 'b', 'c'],
      run: 'r',
      model: '2254',
    });
    const bill = billOf(drawing);
    expect(bill.unpriced).toEqual([]);
    expect(bill.prices?.unitGross.amount).toBeGreaterThan(0);
    expect(bill.compositions[0]).toMatchObject({
      totalWatts: drawingFacts(drawing, elements).watts,
      articles: [{ quantity: 3, model: '2254' }],
      accessories: [{ model: '2257' }, { model: '2258' }],
      drivers: [],
    });
  });

  it('counts the drivers of remote lights by their number', () => {
    const remote = drawn(
      belts,
      run('r', -3, 0, 3, 0),
      { type: 'spread-lights', ids: ['a', 'b', 'c', 'e'], run: 'r', model: '2250' },
      { type: 'set-attributes', attributes: { installation: '31', control: 'A' } },
    );
    const [composition] = billOf(remote).compositions;
    expect(composition?.attributes).toMatchObject({ control: 'M', installation: '31' });
    const supports = composition?.electricalGroups.map((each) => each.supports);
    expect(supports).toEqual([catalogId === 16 ? 5 : 6]);
    expect(composition?.drivers.map((each) => each.quantity)).toEqual([1]);
  });

  it('prices sticks with their joints and feed', () => {
    const bill = billOf(drawn(sticks, run('r', -4, 0, -2.2, 0, -1, 0)));
    expect(bill.unpriced).toEqual([]);
    const [composition] = bill.compositions;
    expect(composition?.articles.map((each) => each.model)).toEqual(['2192', '2191']);
    expect(composition?.accessories).toHaveLength(3);
  });
});
