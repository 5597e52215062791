import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { namedScripts, runInTurn } from './run-in-turn';

class Script {
  type = '';
  src = '';
  onload = (): void => undefined;
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
  added[0]!.onload();
  expect(addresses(), 'what was read may be pressed in between').toHaveLength(1);
  vi.runAllTimers();
  expect(addresses()).toEqual(['/assets/base-1.js', '/assets/index-2.js']);
  expect(added.every(({ type }) => type === 'module')).toBe(true);
  added[1]!.onload();
  vi.runAllTimers();
  expect(addresses()).toHaveLength(2);
});
