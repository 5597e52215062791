import { unzipSync } from 'three/addons/libs/fflate.module.js';
import { expect, it } from 'vitest';
import { zipFiles } from './index';

it('packs files so that any program unpacks them again', () => {
  const files = [
    { name: '201010-1Z.png', bytes: Uint8Array.from([137, 80, 78, 71]) },
    { name: 'empty.png', bytes: new Uint8Array() },
  ];
  const found = unzipSync(zipFiles(files)) as Record<string, Uint8Array>;
  expect(Object.keys(found)).toEqual(['201010-1Z.png', 'empty.png']);
  expect([...found['201010-1Z.png']!]).toEqual([137, 80, 78, 71]);
});
