import { describe, expect, it } from 'vitest';
import { lightWriting } from './writing';

const page = lightWriting('cie', { locale: 'de-DE', space: '\u202f', group: '\u202f' });
const paper = lightWriting('cie', { locale: 'de-DE', space: '\u00a0' });

describe('figures of light', () => {
  it('have the digits that they are told, also where they are nothing', () => {
    expect(page.number(17, 1)).toBe('17,0');
    expect(page.number(17.04, 1)).toBe('17,0');
    expect(page.withUnit(1.2, 'cd', 2)).toBe('1,20\u202fcd');
    expect(page.number(12000.5, 0)).toBe('12\u202f001');
    expect(paper.number(12000.5, 0)).toBe('12.001');
  });

  it('tell tenths of an illuminance below ten, and none of one that would be written as ten', () => {
    expect([0.5, 9, 9.94, 9.96, 10.4, 120].map(paper.illuminance)).toEqual(
      ['0,5', '9,0', '9,9', '10', '10', '120'].map((each) => `${each}\u00a0lx`),
    );
  });

  it('have the same digits on a page and on paper, whatever stands between thousands', () => {
    const digits = (text: string) => text.replace(/[^\d,]/g, '');
    for (let at = 0; at < 400; at += 1) {
      const value = 1.07 ** at / 50;
      for (const name of ['length', 'illuminance', 'write'] as const)
        expect(digits(page[name](value))).toBe(digits(paper[name](value)));
      for (const places of [0, 1, 2])
        expect(digits(page.number(value, places))).toBe(digits(paper.number(value, places)));
    }
  });

  it('measure in feet and footcandles where light is read by the IES', () => {
    const american = lightWriting('ies', { locale: 'en-US', space: ' ' });
    expect([american.length(8), american.length(2.5), american.illuminance(1200)]).toEqual([
      '8 ft',
      '2.5 ft',
      '1,200 fc',
    ]);
  });

  it('have a space before a percent sign where their language has one', () => {
    const written = (locale: string) => lightWriting('cie', { locale, space: ' ' }).withUnit(48, '%', 0);
    expect(['de-DE', 'fr-FR', 'es-ES'].map(written)).toEqual(['48 %', '48 %', '48 %']);
    expect(['it-IT', 'en-GB', 'en-US'].map(written)).toEqual(['48%', '48%', '48%']);
  });
});
