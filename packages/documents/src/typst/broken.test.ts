import { expect, it } from 'vitest';
import { broken } from './broken';

const pieces = (text: string) => broken(text).split('\u200b');

it('breaks an address behind its sign, and neither within a domain nor before a short rest', () => {
  expect(pieces('distributor@lucerna.test')).toEqual(['distributor@', 'lucerna.test']);
  expect(pieces('2141-10/1A_10_150-2US')).toEqual(['2141-10/', '1A_10_150-2US']);
});

it('leaves what fits as it is', () => {
  expect(pieces('Lumen Distribución de Iluminación, S.L. a@b.test')).toHaveLength(1);
});

it('breaks a long name without spaces anywhere, and loses nothing of it', () => {
  const name = 'Donaudampfschifffahrtsgesellschaft';
  expect(pieces(name).length).toBeGreaterThan(3);
  expect(pieces(`x@${name}.example`).join('')).toBe(`x@${name}.example`);
  expect(pieces(`x@${name}.example`).length).toBeGreaterThan(4);
});
