import { describe, expect, it } from 'vitest';
import { composed, edited, editHistory, emptySpace, made } from '../../test/spaces';
import { redo, startHistory, undo, type History } from '../history';
import type { Edit } from './edit/edit';
import type { Space } from './element';

const space = edited(emptySpace, ...composed([{ model: '2010' }]));

function edit(history: History<Space>, edits: readonly Edit[], joins: string | null = null): History<Space> {
  return edits.reduce((found, each) => made(editHistory(found, each, joins)), history);
}

function move(x: number): Edit {
  return { type: 'move', id: 'l1', to: { x, y: 4, z: 0 } };
}

describe('the history of a space', () => {
  it('undoes to the very first space and redoes to the last', () => {
    const history = edit(startHistory(space), [move(0.1), move(0.2), { type: 'remove', id: 'c1' }]);
    const first = undo(undo(undo(history)));
    expect(first.present).toBe(space);
    expect(undo(first)).toBe(first);
    const last = redo(redo(redo(first)));
    expect(last.present).toBe(history.present);
    expect(redo(last)).toBe(last);
  });

  it('forgets what was undone with the next edit', () => {
    const history = edit(undo(edit(startHistory(space), [move(0.1)])), [move(0.3)]);
    expect(history.future).toEqual([]);
    expect(undo(history).present).toBe(space);
  });

  it('undoes a drag as one', () => {
    const dragged = edit(startHistory(space), [move(0.1), move(0.2), move(0.3)], 'drag 1');
    expect(undo(dragged).present).toBe(space);
    const again = edit(dragged, [move(0.4)], 'drag 2');
    expect(undo(again).present).toBe(dragged.present);
    const after = edit(undo(again), [move(0.5)], 'drag 1');
    expect(undo(after).present).toBe(dragged.present);
  });

  it('remembers no edit without effect and none that is refused', () => {
    const history = startHistory(space);
    expect(
      made(editHistory(history, { type: 'set-attribute', id: 'l1', attribute: 'color', value: '10' })),
    ).toBe(history);
    const edits: Edit[] = [
      move(0),
      { type: 'move', id: 'c', by: { x: 0, y: 0, z: 0 } },
      { type: 'set-room', roomSize: { height: 4 } },
      { type: 'replace-canopy', id: 'c', canopy: '10' },
      { type: 'set-attribute', id: 'c', attribute: 'control', value: 'Z' },
    ];
    expect(edit(history, edits)).toBe(history);
    expect(editHistory(history, move(NaN)).ok).toBe(false);
  });

  it('forgets the oldest edits beyond its limit', () => {
    const history = edit(startHistory(space, 2), [move(0.1), move(0.2), move(0.3)]);
    expect(history.past).toHaveLength(2);
    expect(undo(undo(undo(history))).present).not.toBe(space);
  });
});
