import { describe, expect, it } from 'vitest';
import { readEnv, SettingError } from './env';

const pages = (source: Record<string, string>) => readEnv({ LUCERNA_HOME: './var', ...source }).pages;

describe('the settings of the pages', () => {
  it('allow frames of the hosts that are named, and of nobody else', () => {
    expect(pages({}).frameOrigins).toEqual([]);
    expect(pages({ FRAME_ORIGINS: 'https://shop.example, https://a.example/path' }).frameOrigins).toEqual([
      'https://shop.example',
      'https://a.example',
    ]);
    expect(() => pages({ FRAME_ORIGINS: 'https://shop.example; script-src *' })).toThrow(SettingError);
  });
});
