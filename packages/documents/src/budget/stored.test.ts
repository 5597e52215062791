import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { budget, wording } from '../../test/sample-budget';
import { budgetSheet, type SaleSheet } from './sheet';
import { quoteOfToday, type KeptQuote, type StoredQuote } from './stored';

interface Kept {
  readonly frozen: KeptQuote;
  /** What its release printed, in the words of the page. */
  readonly printed: SaleSheet;
}

// What databases hold. These files are never made anew: a change of the stored form adds one.
const folder = new URL('../../test/stored/', import.meta.url);
const names = readdirSync(folder);
const kept = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Kept;

describe('the document of a quote that was stored', () => {
  it.each(names)('prints what it always printed: %s', (name) => {
    const { frozen, printed } = kept(name);
    const { data, wording: words } = quoteOfToday(frozen);
    expect(JSON.parse(JSON.stringify(budgetSheet(data, {}, words)))).toEqual(printed);
  });

  it.each(names)('knows but one form afterwards: %s', (name) => {
    const { frozen } = kept(name);
    const today = quoteOfToday(frozen);
    expect(quoteOfToday(today)).toBe(today);
    expect(Object.keys(today.data)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(projectFacts|clientReference)$/)]),
    );
    expect(
      Object.keys(today.wording.labels).filter((label) => /^condition(Pay|Del|Ret)/.test(label)),
    ).toEqual([]);
  });

  it('by this release is read as it stands', () => {
    const frozen: StoredQuote = { version: 2, data: budget(), wording: wording('en') };
    expect(quoteOfToday(frozen)).toBe(frozen);
  });

  it('by a later release, or with a field of another kind, is not taken for one of today', () => {
    const { frozen } = kept(names[0]!);
    const later = { ...frozen, version: 3 } as unknown as KeptQuote;
    const other = { ...frozen, data: { ...frozen.data, validUntil: 30 } } as unknown as KeptQuote;
    expect(() => quoteOfToday(later)).toThrow('version');
    expect(() => quoteOfToday(other)).toThrow('validUntil');
  });
});
