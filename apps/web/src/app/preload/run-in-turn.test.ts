import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { namedScripts, runInTurn } from './run-in-turn';

class Script extends EventTarget {
  type = '';
  src = '';
}

let added: Script[];

beforeEach(() => {
  vi.useFakeTimers();
  added = [];
  const named = ['/assets/base-1.js', '/assets/index-2.js'].map((href) => ({ href }));
  vi.stubGlobal('document', {
    querySelectorAll: () => named,
    createElement: () => new Script(),
    head: { append: (script: Script) => added.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const addresses = () => added.map(({ src }) => src);

it('the app runs after its libraries, in a task of its own', () => {
  runInTurn(namedScripts());
  expect(addresses()).toEqual(['/assets/base-1.js']);
  added[0]!.dispatchEvent(new Event('load'));
  expect(addresses(), 'what was read may be pressed in between').toHaveLength(1);
  vi.runAllTimers();
  expect(addresses()).toEqual(['/assets/base-1.js', '/assets/index-2.js']);
  expect(added.every(({ type }) => type === 'module')).toBe(true);
  added[1]!.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(addresses()).toHaveLength(2);
});

it('nothing follows a script that could not be read: the page is read again (theme.js)', () => {
  runInTurn(namedScripts());
  added[0]!.dispatchEvent(new Event('error'));
  vi.runAllTimers();
  expect(addresses()).toEqual(['/assets/base-1.js']);
});
