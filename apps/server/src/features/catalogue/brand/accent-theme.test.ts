import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accentTheme, contrast, grounds, inks, isSeenOnWhite, neutralAccent } from './accent-theme';

const css = readFileSync(
  new URL('../../../../../../packages/kit/src/styles/themes.css', import.meta.url),
  'utf8',
);
const pairOf = (name: string) =>
  new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)!.slice(1);

it('knows the grounds, the ink and the accent of the kit', () => {
  const names = ['ground', 'ground-soft', 'raised', 'hover', 'blush-surface'].map(pairOf);
  expect(new Set(names.map(([light]) => light))).toEqual(new Set(grounds.light));
  expect(new Set(names.map(([, dark]) => dark))).toEqual(new Set(grounds.dark));
  expect(pairOf('ink')).toEqual([inks.light, inks.dark]);
  const { light, dark } = neutralAccent;
  expect(pairOf('accent')).toEqual([light.accent, dark.accent]);
  expect(pairOf('accent-hover')).toEqual([light.hover, dark.hover]);
  expect(pairOf('on-accent')).toEqual([light.onAccent, dark.onAccent]);
  expect(pairOf('focus')).toEqual([light.focus, dark.focus]);
});

it('derives colours that can be read and seen, whatever the accent', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (accent) => {
      const theme = accentTheme(accent);
      expect(theme.light.accent).toBe(accent);
      for (const kind of ['light', 'dark'] as const) {
        const { onAccent, focus, hover } = theme[kind];
        expect(contrast(onAccent, theme[kind].accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(onAccent, hover)).toBeGreaterThanOrEqual(4.5);
        for (const ground of grounds[kind]) expect(contrast(focus, ground)).toBeGreaterThanOrEqual(3);
      }
      for (const ground of grounds.dark)
        expect(contrast(theme.dark.accent, ground)).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 500 },
  );
});

it('leaves an accent as it is where it is seen, and takes another for the dark where one is named', () => {
  expect(accentTheme('#e8a13a').dark.accent).toBe('#e8a13a');
  expect(accentTheme('#0b2a6f').dark.accent).not.toBe('#0b2a6f');
  expect(accentTheme('#0b2a6f', '#9fb9ff').dark.accent).toBe('#9fb9ff');
  expect(accentTheme('#0b2a6f').light.onAccent).toBe('#ffffff');
});

it('tells an accent that nobody would see on white', () => {
  expect(['#ffffff', '#fdfdf4', '#f6f6f6'].map(isSeenOnWhite)).toEqual([false, false, false]);
  expect(['#ffd400', '#0b2a6f', '#8fd14f'].map(isSeenOnWhite)).toEqual([true, true, true]);
});
