import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipFiles } from './zip';

it('packs files so that any program unpacks them again', () => {
  const files = [
    { name: '201010-1Z.png', bytes: Uint8Array.from([137, 80, 78, 71]) },
    { name: 'empty.png', bytes: new Uint8Array() },
  ];
  const found = unzipSync(zipFiles(files));
  expect(Object.keys(found)).toEqual(['201010-1Z.png', 'empty.png']);
  expect([...found['201010-1Z.png']!]).toEqual([137, 80, 78, 71]);
});
