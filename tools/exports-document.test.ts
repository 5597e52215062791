import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  documentPathOf,
  exportsDocument,
  exportsOfAll,
  listedPackages,
  unusedExports,
} from './exports-document';

describe.each(listedPackages)('the exports of %s', (name) => {
  it('are lists of names', () => {
    expect(exportsOfAll(name)).toEqual([]);
  });

  it('are used by others', () => {
    expect(unusedExports(name)).toEqual([]);
  });

  it('stand in their document (npx tsx tools/exports-document.ts)', async () => {
    expect(readFileSync(documentPathOf(name), 'utf8')).toBe(await exportsDocument(name));
  });
});
