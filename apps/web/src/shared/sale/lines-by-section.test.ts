import { expect, it } from 'vitest';
import { linesBySection } from './lines-by-section';

it('lines stand under their sections, in the order in which these come', () => {
  const lobby = { section: 'Lobby' };
  const [a, b, c] = [
    { id: 'a', section: undefined },
    { id: 'b', ...lobby },
    { id: 'c', ...lobby },
  ] as const;
  expect(linesBySection([a, b, c])).toEqual([
    { name: null, lines: [a] },
    { name: 'Lobby', lines: [b, c] },
  ]);
  expect(linesBySection([a])).toEqual([{ name: null, lines: [a] }]);
});
