import { describe, expect, it } from 'vitest';
import { filled, isolated } from './language';

const hebrew = '\u05de\u05dc\u05d5\u05df 7.';

describe('a text from right to left', () => {
  it('is set apart from what stands beside it, and no other', () => {
    expect(isolated(hebrew)).toBe(`\u2068${hebrew}\u2069`);
    expect(isolated('\u0641\u0646\u062f\u0642 (2026)')).toMatch(/^\u2068.*\u2069$/);
    for (const text of ['', 'Hotel Miramar (2)', 'Ωμέγα', '東京', '\ufeff'])
      expect(isolated(text)).toBe(text);
  });

  it('is set apart in the place of a sentence; a place that is not known stays', () => {
    expect(
      filled('{who} shared {project} ({count}) {other}', { who: 'Ada', project: hebrew, count: '3' }),
    ).toBe(`Ada shared \u2068${hebrew}\u2069 (3) {other}`);
  });
});
