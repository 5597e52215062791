import { describe, expect, it } from 'vitest';
import { createEditor } from '../store/editor';
import { applyToConfigured, rebuildConfigured, storeConfigured } from './configured';

const begin = () => createEditor({ start: { choices: {}, quantity: 1 }, apply: applyToConfigured });

describe('a luminaire that is configured', () => {
  it('takes choices and a quantity, back and forth', () => {
    const editor = begin();
    editor.edit({ type: 'choose', choices: { color: '20' } });
    editor.edit({ type: 'choose', choices: { control: 'D' } });
    editor.edit({ type: 'set-quantity', quantity: 4 });
    expect(editor.state().value).toEqual({ choices: { color: '20', control: 'D' }, quantity: 4 });
    editor.undo();
    editor.undo();
    expect(editor.state().value).toEqual({ choices: { color: '20' }, quantity: 1 });
    editor.redo();
    expect(editor.state().value.choices).toEqual({ color: '20', control: 'D' });
  });

  it('counts a choice that changes nothing as no step', () => {
    const editor = begin();
    editor.edit({ type: 'choose', choices: { color: '20' } });
    editor.edit({ type: 'choose', choices: { color: '20' } });
    editor.edit({ type: 'set-quantity', quantity: 1 });
    editor.undo();
    expect(editor.state()).toMatchObject({ value: { choices: {} }, canUndo: false });
  });

  it('puts whole choices in place of the present ones, as a way out does', () => {
    const editor = begin();
    editor.edit({ type: 'choose', choices: { color: '20', control: 'D' } });
    editor.edit({ type: 'take', choices: { color: '30' } });
    expect(editor.state().value.choices).toEqual({ color: '30' });
  });

  it('is read again as it was kept', () => {
    const configured = { choices: { color: '20', pendantHeight: 120 }, quantity: 3 };
    expect(rebuildConfigured(structuredClone(storeConfigured(configured)))).toEqual({
      ok: true,
      value: configured,
    });
  });

  it.each([
    null,
    7,
    {},
    { choices: 'black' },
    { choices: { color: 7 } },
    { choices: { pendantHeight: 'x' } },
  ])('says what it cannot read: %j', (stored) => {
    expect(rebuildConfigured(stored)).toMatchObject({ ok: false, problems: [{ code: 'domain-incorrect' }] });
  });

  it('is left to a newer release where that chose more than this one knows', () => {
    for (const stored of [{ choices: { beam: '30' } }, { choices: {}, version: 2 }]) {
      expect(rebuildConfigured(stored)).toEqual({
        ok: false,
        problems: [{ code: 'domain-newer', data: { version: 2, known: 1 } }],
      });
    }
  });

  it('wants one where the quantity cannot be read', () => {
    expect(rebuildConfigured({ choices: {}, quantity: -2 })).toMatchObject({ value: { quantity: 1 } });
  });
});
