import { describe, expect, it } from 'vitest';
import { after, almar, models, roomWith } from '../test/almar';
import { addLuminaire } from './add';
import { movedBeside } from '../../../shared/editor/moved/moved-beside';

describe('what an edit changes besides what was asked for', () => {
  it('is the heights that a lower room cuts, told once for all pendants', () => {
    const { space, ids } = roomWith(3);
    const long = after(space, { type: 'change-attributes', ids: ids, delta: { pendantHeight: 350 } });
    const low = after(long, { type: 'set-room', roomSize: { height: 3 } });
    expect(movedBeside(long, low, {})?.values).toEqual([
      { attribute: 'pendantHeight', from: ['350'], to: ['290'] },
    ]);
    expect(movedBeside(long, after(long, { type: 'set-room', roomSize: { width: 5 } }), {})).toBeNull();
  });

  it('is the control that a canopy with its driver elsewhere brings, and not the canopy', () => {
    const { space, ids } = roomWith(1);
    const asked = { installation: '31' };
    const remote = after(space, { type: 'change-attributes', ids, delta: asked });
    const moved = movedBeside(space, remote, asked);
    expect(moved?.values.map(({ attribute }) => attribute)).toContain('control');
    expect(moved?.gaveWay).toBe(false);
    expect(movedBeside(space, remote, remote.compositions[0]!.clusters[0]!.lights[0]!.attributes)).toBeNull();
  });

  it('is the canopy that gives way to a ceiling, and nothing where all was asked for', () => {
    const { space, ids } = roomWith(2);
    const asked = { installation: '31', control: 'M' };
    const built = after(space, { type: 'change-attributes', ids, delta: asked });
    const shallow = after(built, { type: 'set-room', roomSize: { extraCeiling: 0 } });
    expect(movedBeside(built, shallow, {})).toMatchObject({ gaveWay: true });
    const lower = { pendantHeightBy: 10 };
    expect(
      movedBeside(space, after(space, { type: 'change-attributes', ids, delta: lower }), lower),
    ).toBeNull();
  });

  it('is what a luminaire that comes in the place of another one does not take over', () => {
    const { space, ids, newId } = roomWith(1);
    const green = after(space, { type: 'change-attributes', ids, delta: { color: '20' } });
    const { edit, id } = addLuminaire(green, almar, models[1]!, { selection: [], newId });
    const exchanged = after(after(green, edit), { type: 'remove', id: ids[0]! });
    expect(movedBeside(green, exchanged, {})).toBeNull();
    const beside = movedBeside(green, exchanged, {}, new Map([[id, ids[0]!]]));
    expect(beside?.values).toContainEqual({ attribute: 'color', from: ['20'], to: ['10'] });
    expect(beside?.models).toEqual([models[1]!.model, models[0]!.model]);
  });
});
