import { expect, it } from 'vitest';
import { blocksOf } from './site-foot';

it('reads headings, paragraphs and lists of a legal page', () => {
  expect(
    blocksOf('First line\nand second.\n\n## What we keep\n- names\n- addresses\n\n \n## Alone\n\nEnd'),
  ).toEqual([
    { kind: 'paragraph', text: 'First line and second.' },
    { kind: 'heading', text: 'What we keep' },
    { kind: 'list', entries: ['names', 'addresses'] },
    { kind: 'heading', text: 'Alone' },
    { kind: 'paragraph', text: 'End' },
  ]);
});

it('takes a text as text', () => {
  expect(blocksOf('<script>alert(1)</script>\n- not alone')).toEqual([
    { kind: 'paragraph', text: '<script>alert(1)</script> - not alone' },
  ]);
});
