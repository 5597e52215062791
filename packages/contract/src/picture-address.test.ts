import { expect, it } from 'vitest';
import { addressOf } from './address';
import { operations } from './operations';
import { fileAddress } from './picture-address';

it('a file of a picture is at the address of its call', () => {
  const { path } = operations.getPictureFile;
  expect(fileAddress('0a1b', 800, 'avif')).toBe(addressOf(path, { params: { file: '0a1b-800.avif' } }));
});
