import { applyEdit, createSpace, lightsOf, type Edit, type Space } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { demoCatalogue, demoModels } from '../test/demo-catalogue';
import { commonHeight, heightOfHanging } from './common-height';

const elements = demoCatalogue(
  demoModels(({ subFamily, kind }) => subFamily.id === 201 && (kind === 'pendant' || kind === 'wall')),
);
const [pendant, wall] = ['2010', '2015'];

/** A room of so many metres with luminaires, each by itself. */
function roomWith(height: number, ...models: readonly string[]) {
  const made = createSpace({ id: 'room' });
  if (!made.ok) throw new Error('There is no room.');
  const take = (space: Space, edit: Edit): Space => {
    const edited = applyEdit(space, edit, elements);
    if (!edited.ok) throw new Error(edited.problems.map(({ code }) => code).join());
    return edited.value;
  };
  const sized = take(made.value, { type: 'set-room', roomSize: { height } });
  const space = models.reduce((before, model, at) => {
    const position = { x: at - 1, y: model === wall ? 1.6 : height, z: 0 };
    return [
      { type: 'add', to: 'room', element: { type: 'composition', id: `o${at}` } },
      { type: 'add', to: `o${at}`, element: { type: 'cluster', id: `c${at}`, position } },
      { type: 'add', to: `c${at}`, element: { type: 'light', id: `l${at}`, model, position } },
    ].reduce((room, edit) => take(room, edit as Edit), before);
  }, sized);
  return { space, lights: space.compositions.flatMap(lightsOf) };
}

describe('the height that luminaires are given together', () => {
  it('ends where the lowest of them would stand on the floor of the room', () => {
    const low = roomWith(2.6, pendant);
    expect(heightOfHanging(low.space, low.lights, { elements })?.height.max).toBe(250);
  });

  it('is that of those that hang, also where the first does not', () => {
    const { space, lights } = roomWith(3, wall, pendant, pendant);
    expect(commonHeight(space, lights, { elements })).toBeNull();
    expect(heightOfHanging(space, lights, { elements })).toMatchObject({ ids: ['l1', 'l2'] });
  });

  it('is none where nothing hangs', () => {
    const { space, lights } = roomWith(3, wall);
    expect(heightOfHanging(space, lights, { elements })).toBeNull();
  });
});
