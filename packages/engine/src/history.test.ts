import { describe, expect, it } from 'vitest';
import { recordHistory, redo, startHistory, undo } from './history';

describe('a history', () => {
  it('undoes and redoes step by step', () => {
    const third = recordHistory(recordHistory(startHistory('a'), 'b'), 'c');
    const first = undo(undo(third));
    expect([first.present, undo(first)]).toEqual(['a', first]);
    expect(redo(redo(first)).present).toBe('c');
    expect(redo(third)).toBe(third);
    expect(recordHistory(undo(third), 'd')).toMatchObject({ past: ['a', 'b'], future: [] });
  });

  it('undoes joined steps as one, and not those joined otherwise', () => {
    let history = startHistory(0);
    for (const at of [1, 2, 3]) history = recordHistory(history, at, 'drag');
    expect(undo(history).present).toBe(0);
    expect(undo(recordHistory(history, 4, 'other')).present).toBe(3);
    const again = recordHistory(undo(history), 9, 'drag');
    expect(undo(again).present).toBe(0);
  });

  it('does not remember what changed nothing, and forgets beyond its limit', () => {
    const history = startHistory(0, 2);
    expect(recordHistory(history, 0)).toBe(history);
    const long = [1, 2, 3].reduce((found, at) => recordHistory(found, at), history);
    expect(long.past).toEqual([1, 2]);
    expect(recordHistory(startHistory(0, 0), 1).past).toEqual([]);
  });
});
