import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, composed, edited, emptySpace } from '../../../test/spaces';
import { tries } from '../../../test/tries';
import { collisionsOf } from './collisions-of';
import { elementsOf } from '../walk';
import { meets } from './meets';
import type { Edit } from '../edit/edit';
import type { Pendant, Space } from '../element';

const colliding = (space: Space) =>
  [...elementsOf(space)].filter((each) => each.collides && each.type === 'pendant').map(({ id }) => id);
const move = (id: string, x: number, z = 0): Edit => ({ type: 'move', id, to: { x, y: 4, z } });
const pair = (second: { x: number; height: number }, model = '2010') =>
  edited(
    emptySpace,
    ...composed([
      { model, x: 0, height: 100 },
      { model, ...second },
    ]),
  );

describe('what a pendant hangs by', () => {
  it('goes through no other luminaire', () => {
    const through = pair({ x: 0.09, height: 200 });
    expect(colliding(through)).toEqual(['l1', 'l2']);
    expect(collisionsOf(through, catalogue)).toEqual([{ id: 'l1', reason: 'canopy', other: 'l2' }]);
    const beside = pair({ x: 0.14, height: 200 });
    expect(colliding(beside)).toEqual([]);
  });

  it('says that a cable goes through glass, where the canopies are apart', () => {
    const space = edited(
      emptySpace,
      ...composed([
        { model: '2012', x: 0, height: 100 },
        { model: '2010', x: 0.2, height: 200 },
      ]),
    );
    expect(collisionsOf(space, catalogue)).toEqual([{ id: 'l1', reason: 'crossed', other: 'l2' }]);
    expect(meets(space, 'l2', catalogue)).toEqual({
      isOutside: false,
      others: ['l1'],
      ways: { l1: 'cable' },
    });
    const aside = edited(space, move('c2', 0.23));
    expect(collisionsOf(aside, catalogue)).toEqual([]);
    expect(colliding(aside)).toEqual([]);
  });

  it('is flagged when only an installation changes', () => {
    const small = edited(
      emptySpace,
      ...composed(
        [
          { model: '2140', x: 0, height: 100 },
          { model: '2140', x: 0.11, height: 100 },
        ],
        { installation: '31' },
      ),
    );
    expect(colliding(small)).toEqual([]);
    const wide = edited(small, { type: 'set-attribute', id: 'c1', attribute: 'installation', value: '10' });
    expect(colliding(wide)).toEqual([]);
    const both = edited(wide, { type: 'set-attribute', id: 'c2', attribute: 'installation', value: '10' });
    expect(colliding(both)).toEqual(['l1', 'l2']);
    expect(collisionsOf(both, catalogue)).toEqual([{ id: 'l1', reason: 'canopy', other: 'l2' }]);
  });

  it('falls by two cables from a long pendant, and one may hang between them', () => {
    const hung = (x: number) => {
      const position = { x, y: 4, z: 0 };
      const attributes = { pendantHeight: 100 };
      return edited(
        emptySpace,
        ...composed([{ model: '2190', height: 300 }]),
        { type: 'add', to: 's', element: { type: 'composition', id: 'd' } },
        { type: 'add', to: 'd', element: { type: 'cluster', id: 'c2', position } },
        { type: 'add', to: 'c2', element: { type: 'light', id: 'l2', model: '2140', position, attributes } },
      );
    };
    expect(colliding(hung(0.15))).toEqual([]);
    expect(colliding(hung(0.252))).toEqual(['l1', 'l2']);
    const turned = edited(hung(0.252), { type: 'turn', id: 'l1', turn: 90 });
    expect(colliding(turned)).toEqual([]);
  });

  it('takes the feeds of free wires for canopies, which are flagged on their clusters', () => {
    const wired = (x: number) =>
      edited(
        emptySpace,
        { type: 'add', to: 's', element: { type: 'composition', id: 'c' } },
        ...[0, x].flatMap((at, index): Edit[] => [
          {
            type: 'add',
            to: 'c',
            element: {
              type: 'cluster',
              id: `c${index + 1}`,
              position: { x: at, y: 4, z: 0 },
              attributes: { installation: '18' },
            },
          },
          {
            type: 'add',
            to: `c${index + 1}`,
            element: {
              type: 'light',
              id: `l${index + 1}`,
              model: '2140',
              position: { x: at, y: 4, z: 0.5 * index },
            },
          },
        ]),
      );
    const flagged = (space: Space) =>
      [...elementsOf(space)].filter((each) => each.collides && each.type === 'cluster').map(({ id }) => id);
    expect(flagged(wired(0.2))).toEqual([]);
    expect(flagged(wired(0.09))).toEqual(['c1', 'c2']);
    expect(collisionsOf(wired(0.09), catalogue)).toEqual([{ id: 'c1', reason: 'canopy', other: 'c2' }]);
    expect(flagged(edited(wired(0.09), { type: 'remove', id: 'l2' }))).toEqual([]);
  });

  /** Points along the cable of a round pendant, from its canopy to its top. */
  function cablePoints(
    { position, attributes }: Pendant,
    size: number,
  ): { x: number; y: number; z: number }[] {
    const top = position.y - (attributes.pendantHeight ?? 0) / 100 + size;
    const points = 60;
    return Array.from({ length: points + 1 }, (_, at) => ({
      ...position,
      y: top + ((position.y - 0.0401 - top) * at) / points,
    }));
  }

  const place = fc.record({
    x: fc.integer({ min: -60, max: 60 }).map((cm) => cm / 100),
    z: fc.integer({ min: -60, max: 60 }).map((cm) => cm / 100),
    height: fc.integer({ min: 60, max: 350 }),
    model: fc.constantFrom('2010', '2012'),
  });
  const sizes: Readonly<Record<string, number>> = { '2010': 0.2, '2012': 0.45 };

  it('collides where a walk along every cable meets a body, and nowhere else', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const space = edited(emptySpace, ...composed([one, other]));
        const pendants = [...elementsOf(space)].filter((each): each is Pendant => each.type === 'pendant');
        const reasons = collisionsOf(space, catalogue).map(({ reason }) => reason);
        const away = Math.hypot(one.x - other.x, one.z - other.z);
        const [a, b] = [one, other].map(({ model, height }) => {
          const size = sizes[model]!;
          return { radius: size / 2, low: 4 - height / 100, high: 4 - height / 100 + size, size };
        }) as [Span, Span];
        const isBody = away < a.radius + b.radius - 1e-6 && a.low < b.high - 1e-6 && b.low < a.high - 1e-6;
        const isCanopy = away < 0.13 - 1e-6;
        const isCable = [
          [pendants[0]!, a, b, other],
          [pendants[1]!, b, a, one],
        ].some(([pendant, own, met, at]) => {
          const body = met as Span;
          const middle = at as { x: number; z: number };
          return cablePoints(pendant as Pendant, (own as Span).size).some(
            ({ x, y, z }) =>
              y > body.low && y < body.high && Math.hypot(x - middle.x, z - middle.z) < body.radius + 0.0025,
          );
        });
        // At the very edge a walk in steps cannot tell.
        const isClear = [a.radius, b.radius].every((radius) => Math.abs(away - radius) > 0.006);
        expect(reasons.includes('body')).toBe(isBody);
        if (!isBody) expect(reasons.includes('canopy')).toBe(isCanopy);
        if (!isBody && !isCanopy && isClear)
          expect(reasons.includes('cable') || reasons.includes('crossed')).toBe(isCable);
      }),
      { numRuns: tries(120) },
    );
  });
});

interface Span {
  readonly radius: number;
  readonly low: number;
  readonly high: number;
  readonly size: number;
}
