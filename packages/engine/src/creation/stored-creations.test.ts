import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../test/drawings';
import { made, catalogue as composing } from '../../test/spaces';
import { lightsOf } from '../element/walk';
import { rebuildCreation } from './rebuild-creation';
import { storeCreation } from './store-creation';

// What projects and browsers hold. These files are never made anew: a change of the stored form adds one.
const stored = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../test/stored/${name}.json`, import.meta.url), 'utf8'));

describe('a creation that was stored', () => {
  it('with placed elements is stored again as it was', () => {
    const rebuilt = made(rebuildCreation(stored('composed-2'), composing));
    expect(JSON.parse(JSON.stringify(storeCreation(rebuilt)))).toEqual(stored('composed-2'));
  });

  it('as a drawing is stored again as it was, with the floor plan under it', () => {
    const rebuilt = made(rebuildCreation(stored('drawn-1'), catalogue));
    expect(JSON.parse(JSON.stringify(storeCreation(rebuilt)))).toEqual(stored('drawn-1'));
    expect(rebuilt.space.compositions.length).toBeGreaterThan(0);
  });

  it('as lights in a row becomes placed elements', () => {
    const { space, drawing } = made(rebuildCreation(stored('composed-1'), composing));
    const [composition] = space.compositions;
    expect([space.id, drawing, space.compositions.length]).toEqual(['9001', null, 1]);
    expect(
      lightsOf(composition!).map(({ id, model, position, attributes }) => [
        id,
        model,
        position.x,
        attributes.pendantHeight,
      ]),
    ).toEqual([
      ['9001.1.1.1', '2010', -0.4, 120],
      ['9001.1.2.1', '2010', 0.4, 160],
    ]);
    expect(composition!.complements.map(({ id, model }) => [id, model])).toEqual([
      ['9001.1.k1', '2195'],
      ['9001.1.k2', '2195'],
    ]);
    expect(composition!.attributes).toMatchObject({ color: '10', control: 'A' });
    expect(storeCreation({ space, drawing }).space?.version).toBe(2);
  });
});
