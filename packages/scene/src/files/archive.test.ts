import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { archiveOf } from './archive';

it('holds every file, those of the same name numbered', () => {
  const archive = archiveOf([
    { name: '201010-1Z.glb', bytes: strToU8('first') },
    { name: '201010-1Z.glb', bytes: strToU8('second') },
    { name: 'CR.obj.zip', bytes: strToU8('one') },
    { name: 'CR.obj.zip', bytes: strToU8('two') },
  ]);
  const files = Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(files).toEqual([
    ['201010-1Z.glb', 'first'],
    ['201010-1Z-2.glb', 'second'],
    ['CR.obj.zip', 'one'],
    ['CR-2.obj.zip', 'two'],
  ]);
});
