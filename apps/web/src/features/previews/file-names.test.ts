import { expect, it } from 'vitest';
import { fileNames } from './file-names';

it('names files by code, else by name, without two alike', () => {
  const named = [
    { name: 'Almar 20', code: '201010/1Z_10_200' },
    { name: 'Über der Treppe · 3 × Kaskade', code: null },
    { name: 'Almar 20', code: '201010/1Z_10_200' },
    { name: '···', code: null },
  ];
  expect(fileNames(named, 'png')).toEqual([
    '201010-1Z_10_200.png',
    'Uber-der-Treppe-3-Kaskade.png',
    '201010-1Z_10_200_2.png',
    'picture.png',
  ]);
});
