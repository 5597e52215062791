import { describe, expect, it } from 'vitest';
import { about, exported } from '../../test/files/exported';
import { preconfigured } from '../../test/creations';
import { exportFormats } from '@lucerna/engine';
import { exportCreation } from './index';

describe('exporting a creation', { timeout: 60_000 }, () => {
  it.each(exportFormats)('as %s gives the same bytes each time', async (format) => {
    const [one, other] = [preconfigured(9020), preconfigured(9020)];
    const first = await exported(one.creation, one.catalogue, format);
    const second = await exported(other.creation, other.catalogue, format);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    expect(first.bytes.length).toBeGreaterThan(1000);
    expect(first.name).toMatch(/^CR-0001\.[a-z.]+$/);
  });

  it.each(exportFormats)('as %s is refused when there is nothing in it', async (format) => {
    const { creation, catalogue } = preconfigured(9001);
    const empty = { drawing: null, space: { ...creation.space, compositions: [] } };
    const made = await exportCreation(empty, catalogue, format, about);
    expect(made).toEqual({ ok: false, problems: [{ code: 'articles-not-found' }] });
  });

  it('names the file by what every file system takes', async () => {
    const { creation, catalogue } = preconfigured(9001);
    const name = async (of: string) => {
      const made = await exportCreation(creation, catalogue, 'stl', { ...about, name: of, code: '' });
      return made.ok ? made.value.name : '';
    };
    expect(await name('Salón / 2: "luz"')).toBe('Salon-2-luz.stl');
    expect(await name('../../')).toBe('product.stl');
  });
});
