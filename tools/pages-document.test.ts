import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentPath, pagesDocument } from './pages-document';

it('docs/routes.md says what the table of pages says (npx tsx tools/pages-document.ts)', async () => {
  expect(readFileSync(documentPath, 'utf8')).toBe(await pagesDocument());
});
