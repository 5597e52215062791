import { no, ok, problem } from '@lucerna/engine';
import { describe, expect, it, vi } from 'vitest';
import { createEditor } from './editor';

type Value = readonly string[];

const begin = () =>
  createEditor<Value, string>({
    start: [],
    apply: (value, word) => (word === 'no' ? no(problem('element-not-found')) : ok([...value, word])),
    holds: (value, id) => value.includes(id),
  });

describe('an editor', () => {
  it('undoes and redoes every step, and forgets what was undone with the next edit', () => {
    const editor = begin();
    for (const word of ['a', 'b']) editor.edit(word);
    editor.undo();
    expect(editor.state()).toMatchObject({ value: ['a'], canUndo: true, canRedo: true });
    editor.redo();
    expect(editor.state().value).toEqual(['a', 'b']);
    editor.undo();
    editor.edit('c');
    editor.redo();
    expect(editor.state()).toMatchObject({ value: ['a', 'c'], canRedo: false });
  });

  it('undoes a gesture as one, and what comes after it by itself', () => {
    const editor = begin();
    for (const word of ['a', 'b', 'c']) editor.edit(word, { joins: 'drag', isGoingOn: true });
    editor.settle();
    editor.edit('d', { joins: 'drag' });
    editor.undo();
    expect(editor.state()).toMatchObject({ value: ['a', 'b', 'c'], settled: ['a', 'b', 'c'] });
    editor.undo();
    expect(editor.state().value).toEqual([]);
  });

  it('shows a gesture at once and reckons with it only now and then', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const editor = begin();
    editor.edit('a', { joins: 'drag', isGoingOn: true });
    editor.edit('b', { joins: 'drag', isGoingOn: true });
    expect(editor.state()).toMatchObject({ value: ['a', 'b'], settled: ['a'] });
    clock.mockReturnValue(1200);
    editor.edit('c', { joins: 'drag', isGoingOn: true });
    expect(editor.state().settled).toEqual(['a', 'b', 'c']);
    clock.mockRestore();
  });

  it('keeps everything when an edit is refused, and says why', () => {
    const editor = begin();
    editor.edit('a');
    expect(editor.edit('no')).toBe(false);
    expect(editor.state()).toMatchObject({ value: ['a'], problems: [{ code: 'element-not-found' }] });
    editor.edit('b');
    expect(editor.state().problems).toEqual([]);
  });

  it('lets go of what is gone, and picks one or more', () => {
    const editor = begin();
    editor.edit('a');
    editor.edit('b');
    editor.pick('a', false);
    editor.pick('b', true);
    expect(editor.state().selection).toEqual(['a', 'b']);
    editor.undo();
    expect(editor.state().selection).toEqual(['a']);
    editor.pick('a', true);
    expect(editor.state().selection).toEqual([]);
  });

  it('begins anew with another value, and goes on with other rules', () => {
    const editor = begin();
    editor.edit('a');
    editor.restart(['x']);
    expect(editor.state()).toMatchObject({ value: ['x'], canUndo: false });
    editor.applyWith((value) => ok(value));
    editor.edit('b');
    expect(editor.state()).toMatchObject({ value: ['x'], canUndo: false });
  });

  it('puts another value in place, which is undone like an edit', () => {
    const editor = begin();
    editor.edit('a');
    editor.replace(['other']);
    expect(editor.state()).toMatchObject({ value: ['other'], settled: ['other'] });
    editor.undo();
    expect(editor.state()).toMatchObject({ value: ['a'], canRedo: true });
  });

  it('amends what was and what comes back without a step', () => {
    const editor = begin();
    for (const word of ['a', 'b']) editor.edit(word);
    editor.undo();
    editor.amend((value) => value.map((word) => word.toUpperCase()));
    expect(editor.state().value).toEqual(['A']);
    editor.redo();
    expect(editor.state().value).toEqual(['A', 'B']);
  });

  it('tells every change to who listens, until it stops', () => {
    const editor = begin();
    const listener = vi.fn();
    const stop = editor.subscribe(listener);
    editor.edit('a');
    stop();
    editor.edit('b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('steps of an earlier visit', () => {
  const step = (value: readonly string[] | null) => ({ read: () => value });
  const words = () =>
    createEditor<readonly string[], string>({ start: [], apply: (value, word) => ok([...value, word]) });

  it('are taken back and brought again after those of this one', () => {
    const editor = words();
    editor.restart(['b'], { past: [step(['0']), step(['a'])], future: [step(['c'])] });
    expect([editor.state().canUndo, editor.state().canRedo]).toEqual([true, true]);
    const seen = [editor.undo, editor.undo, editor.undo, editor.redo, editor.redo, editor.redo].map((act) => {
      act();
      return editor.state().value[0];
    });
    expect(seen).toEqual(['a', '0', '0', 'a', 'b', 'c']);
  });

  it('that were undone give way to a next step', () => {
    const editor = words();
    editor.restart(['b'], { past: [step(['a'])], future: [step(['c'])] });
    editor.edit('x');
    expect(editor.state().canRedo).toBe(false);
    editor.undo();
    editor.undo();
    expect([editor.state().value, editor.state().canUndo]).toEqual([['a'], false]);
  });

  it('end where one cannot be read', () => {
    const editor = words();
    editor.restart(['c'], { past: [step(['a']), step(null), step(['b'])], future: [] });
    editor.undo();
    editor.undo();
    expect([editor.state().value, editor.state().canUndo]).toEqual([['b'], false]);
  });
});
