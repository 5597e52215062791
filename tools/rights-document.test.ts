import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentPath, rightsDocument } from './rights-document';

it('docs/rights.md says what the table of rights says (npx tsx tools/rights-document.ts)', async () => {
  expect(readFileSync(documentPath, 'utf8')).toBe(await rightsDocument());
});
