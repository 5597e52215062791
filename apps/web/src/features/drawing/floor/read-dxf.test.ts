import { expect, it } from 'vitest';
import { readDxf } from './read-dxf';

const groups = (...pairs: readonly (string | number)[]) => pairs.join('\n');

it('draws a DXF as paths with y downwards from the upper left corner', async () => {
  const header = groups(0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC');
  const line = groups(0, 'LINE', 10, 100, 20, 100, 11, 1100, 21, 600);
  const text = groups(header, 0, 'SECTION', 2, 'ENTITIES', line, 0, 'ENDSEC', 0, 'EOF');
  expect(await readDxf(text)).toEqual({ paths: ['M0 500L1000 0'], width: 1000, height: 500, metres: 0.001 });
});

it('has none of a text that is no DXF', async () => {
  expect(await readDxf('no drawing at all\nfar away')).toBeNull();
});
