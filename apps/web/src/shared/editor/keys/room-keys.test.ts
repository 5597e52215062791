import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressInRoom } from './room-keys';

/** A place of the page in a part of a role. */
class Place {
  constructor(private readonly role: string) {}
  closest = (selector: string) => (selector.includes(`role=${this.role}`) ? this : null);
}

beforeEach(() => {
  vi.stubGlobal('Element', Place);
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('HTMLInputElement', class {});
});
afterEach(() => void vi.unstubAllGlobals());

/** A room with something selected or nothing, and what its keys did. */
function room(hasSelection: boolean, isReadOnly = false) {
  const did: string[] = [];
  const note =
    (act: string) =>
    (...given: unknown[]) =>
      void did.push([act, ...given.filter((each) => typeof each !== 'object')].join(' '));
  const look = {
    look: note('look'),
    frame: note('frame'),
    toggleMeasures: note('measures'),
    toggleLit: note('lit'),
  };
  const selected = {
    hasSelection,
    nudge: note('nudge'),
    lengthen: note('lengthen'),
    remove: note('remove'),
    deselect: note('deselect'),
    selectAll: note('all'),
  };
  const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) =>
    pressInRoom({ look, ...(!isReadOnly && { selected }), letters: { l: note('list') } }, {
      ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, target: null, ...held },
    } as KeyboardEvent);
  return { did, press };
}

describe('the keys of a room', () => {
  it('move, lengthen, remove and let go what is selected', () => {
    const { did, press } = room(true);
    for (const key of ['ArrowLeft', 'PageDown', 'Delete', 'Backspace', 'Escape'])
      expect(press(key)).toBe(true);
    expect(press('ArrowDown', { shiftKey: true })).toBe(true);
    expect(press('PageUp', { shiftKey: true })).toBe(true);
    expect(did).toEqual([
      'nudge -1 0 false',
      'lengthen 1 false',
      'remove',
      'remove',
      'deselect',
      'nudge 0 1 true',
      'lengthen -1 true',
    ]);
  });

  it('are left to the view and to the page where nothing is selected', () => {
    const { did, press } = room(false);
    for (const key of ['ArrowLeft', 'PageDown', 'Delete', 'Escape', 'x']) expect(press(key)).toBe(false);
    expect(press('a', { ctrlKey: true })).toBe(true);
    expect(did).toEqual(['all']);
  });

  it('choose how it is looked at, also where nothing can be changed', () => {
    const { did, press } = room(false, true);
    for (const key of ['1', '2', '3', 'd', 'i', 'F', 'l']) expect(press(key)).toBe(true);
    expect(press('a', { ctrlKey: true })).toBe(false);
    expect(press('d', { ctrlKey: true })).toBe(false);
    expect(did).toEqual(['look perspective', 'look plan', 'look front', 'measures', 'lit', 'frame', 'list']);
  });

  it('are those of a field or a list where the focus is in one', () => {
    const { did, press } = room(true);
    const at = (role: string) => ({ target: new Place(role) }) as never;
    expect(press('Delete', at('dialog'))).toBe(false);
    expect(press('ArrowLeft', at('listbox'))).toBe(false);
    expect(press('f', at('listbox'))).toBe(true);
    expect(did).toEqual(['frame']);
  });
});
