import { describe, expect, it } from 'vitest';
import { catalogue, composed, edited, emptySpace } from '../../test/spaces';
import { attributeOptions, type ElementOption } from './attribute-options';
import { describeElement } from './describe-element';

const space = edited(
  emptySpace,
  ...composed(
    [
      { model: '2010', x: -1 },
      { model: '2012', x: 1 },
    ],
    { control: 'C' },
  ),
  { type: 'set-attribute', id: 'l1', attribute: 'color', value: '70' },
);

function allowed(options: readonly ElementOption[] | undefined): string[] {
  return (options ?? []).filter((each) => each.allowed).map((each) => each.modifier);
}

describe('describing an element', () => {
  it('tells all that the spec names', () => {
    expect(describeElement(space, 'l1', catalogue)).toMatchObject({
      id: 'l1',
      type: 'pendant',
      code: '2010',
      position: { x: -1, y: 4, z: 0 },
      attributes: { color: '70', control: 'C', collides: false, lastValidPosition: { x: -1, y: 4, z: 0 } },
      articleType: { level1: 1, level2: 1, level3: 1 },
      technicalData: { watts: 6, cri: 90, productLength: 0.2, packaging: { netWeight: 0.9 } },
      renderAttributes: { scale: 1, intensity: 2, size: 'small' },
      info: { familyName: 'Almar', subfamily: 201 },
      status: { isActive: true, isCatalog: true },
      applicationLocation: null,
      lightingEffect: null,
    });
    expect(describeElement(space, 'c1', catalogue)).toMatchObject({
      type: 'cluster',
      code: null,
      technicalData: null,
    });
    expect(describeElement(space, 'x', catalogue)).toBeNull();
  });

  it('offers what the element and all that share the attribute take', () => {
    const options = attributeOptions(space, 'l1', catalogue);
    expect(allowed(options?.installations)).toEqual(['10', '18', '31']);
    expect(allowed(options?.temperatures)).toEqual(['1', '2']);
    expect(options?.finishes.map((each) => each.type)).toContain('default');
    expect(allowed(attributeOptions(space, 'c2', catalogue)?.installations)).toEqual([
      '10',
      '18',
      '31',
      '32',
    ]);
    expect(allowed(attributeOptions(space, 'c', catalogue)?.installations)).toEqual(['10', '18', '31']);
    expect(attributeOptions(space, 'c1', catalogue)?.controls).toEqual([]);
    expect(attributeOptions(space, 'x', catalogue)).toBeNull();
  });

  it('offers a cluster of several lights free-wire alone', () => {
    const wired = edited(
      space,
      { type: 'set-attribute', id: 'c2', attribute: 'installation', value: '18' },
      { type: 'add', to: 'c2', element: { type: 'light', id: 'l3', model: '2012' } },
    );
    expect(allowed(attributeOptions(wired, 'l3', catalogue)?.installations)).toEqual(['18']);
  });

  it('limits the heights by body and room', () => {
    expect(attributeOptions(space, 'l1', catalogue)?.pendantHeight).toEqual({
      min: 30,
      standard: 200,
      max: 390,
    });
    expect(attributeOptions(space, 'c', catalogue)?.pendantHeight).toEqual({
      min: 45,
      standard: 200,
      max: 390,
    });
  });
});
