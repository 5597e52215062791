import type { ArticleElement, Space } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { controlsBeforeRemote } from './remote-before';

const light = (id: string) => ({ id }) as ArticleElement;
const composition = (id: string, controlBeforeRemote: string | null) => ({
  clusters: [{ lights: [light(id)] }],
  controlBeforeRemote,
});
const room = { compositions: [composition('a', 'A'), composition('b', 'B'), composition('c', null)] };
const before = (...ids: string[]) => controlsBeforeRemote(room as unknown as Space, ids.map(light));

it('names the controls that come back, and none where a luminaire still has its driver', () => {
  expect(before('a')).toEqual(['A']);
  expect(before('a', 'b')).toEqual(['A', 'B']);
  expect(before('a', 'c')).toEqual([]);
  expect(before()).toEqual([]);
});
