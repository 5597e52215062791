import { describe, expect, it } from 'vitest';
import { models } from '../../test/catalogue';
import { readSvg } from '../../test/read-svg';
import { drawCollection, drawHero } from '../index';

const families = [...new Set(models.map(({ subFamilyId }) => subFamilyId))];

describe('composing several luminaires', () => {
  it.each(families)('shows collection %i together on both grounds', (subFamilyId) => {
    const members = models.filter((model) => model.subFamilyId === subFamilyId);
    for (const ground of ['light', 'dark'] as const) {
      const text = drawCollection({ subFamilyId, models: members, ground, finish: '20', temperature: '1' });
      const { ids, references } = readSvg(text);
      expect(text).toContain('viewBox="0 0 1600 1000"');
      expect(new Set(ids).size).toBe(ids.length);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      expect(text.length).toBeLessThan(40 * 1024);
    }
  });

  it('shows the typical model of a collection without models, and a neutral one of an unknown collection', () => {
    for (const subFamilyId of [201, 999]) {
      const { elements } = readSvg(drawCollection({ subFamilyId, models: [], ground: 'light' }));
      expect(elements.length).toBeGreaterThan(8);
    }
  });

  it('composes the home picture with and without the catalogue, on every ground', () => {
    for (const ground of ['light', 'dark', 'none'] as const) {
      const furnishing = models.map((model) => ({ ...model, offered: ['10', '40', '70'] }));
      for (const request of [
        { ground, models: [] },
        { ground, models: furnishing },
        { ground, models: furnishing.slice(0, 3), temperature: '4' },
      ]) {
        const text = drawHero(request);
        readSvg(text);
        expect(text).toContain('viewBox="0 0 1800 1200"');
        expect(text.length).toBeLessThan(40 * 1024);
      }
    }
  });

  it('throws light through a mask no further than the mask reaches', () => {
    for (const ground of ['light', 'dark'] as const) {
      const text = drawHero({ ground, models: models.map((model) => ({ ...model, offered: ['70'] })) });
      const masked = [...text.matchAll(/<g mask="url\(#([\w-]+)\)"><path d="([^"]+)"/g)];
      expect(masked).not.toEqual([]);
      expect(text.match(/<\w+ [^>]*mask="/g)).toHaveLength(masked.length);
      for (const [, id, outline] of masked) {
        expect(text.split(`<mask id="${id}"`)[1]?.split('</mask>')[0]).toContain(`d="${outline}"`);
      }
    }
  });
});
