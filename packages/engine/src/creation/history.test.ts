import { describe, expect, it } from 'vitest';
import { recordHistory, redoHistory, startHistoryOf, undoHistory } from '../index';

describe('a history', () => {
  it('undoes and redoes step by step', () => {
    const third = recordHistory(recordHistory(startHistoryOf('a'), 'b'), 'c');
    const first = undoHistory(undoHistory(third));
    expect([first.present, undoHistory(first)]).toEqual(['a', first]);
    expect(redoHistory(redoHistory(first)).present).toBe('c');
    expect(redoHistory(third)).toBe(third);
    expect(recordHistory(undoHistory(third), 'd')).toMatchObject({ past: ['a', 'b'], future: [] });
  });

  it('undoes joined steps as one, and not those joined otherwise', () => {
    let history = startHistoryOf(0);
    for (const at of [1, 2, 3]) history = recordHistory(history, at, 'drag');
    expect(undoHistory(history).present).toBe(0);
    expect(undoHistory(recordHistory(history, 4, 'other')).present).toBe(3);
    const again = recordHistory(undoHistory(history), 9, 'drag');
    expect(undoHistory(again).present).toBe(0);
  });

  it('does not remember what changed nothing, and forgets beyond its limit', () => {
    const history = startHistoryOf(0, 2);
    expect(recordHistory(history, 0)).toBe(history);
    const long = [1, 2, 3].reduce((found, at) => recordHistory(found, at), history);
    expect(long.past).toEqual([1, 2]);
    expect(recordHistory(startHistoryOf(0, 0), 1).past).toEqual([]);
  });
});
