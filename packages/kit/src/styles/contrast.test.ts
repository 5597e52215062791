import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colours = Readonly<Record<string, string>>;

/** The colours of both themes, by name, from the text of themes.css. Only plain hexadecimal pairs are read. */
function readThemes(css: string): { light: Colours; dark: Colours } {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const pair = /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi;
  for (const [, name = '', one = '', other = ''] of css.matchAll(pair)) {
    light[name] = one;
    dark[name] = other;
  }
  return { light, dark };
}

/** The contrast of two named colours, 1 to 21, by WCAG 2.2. Throws for a name that the theme lacks. */
function findContrast(colours: Colours, one: string, other: string): number {
  const [brighter = 0, darker = 0] = [one, other]
    .map((name) => {
      const colour = colours[name];
      if (!colour) throw new Error(`The theme has no colour '${name}'.`);
      return findLuminance(colour);
    })
    .sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of `#rrggbb`, 0 to 1. */
function findLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const colours = readThemes(readFileSync(new URL('./themes.css', import.meta.url), 'utf8'));

const grounds = ['ground', 'ground-soft', 'raised', 'hover', 'blush-surface'];

/** Text and the grounds that it stands on: 4.5 to 1 by WCAG 2.2 AA. */
const texts: [ink: string, grounds: string[]][] = [
  ['ink', grounds],
  ['ink-quiet', grounds],
  ['ink-blocked', ['ground', 'ground-soft', 'raised', 'hover']],
  ['danger', ['ground', 'ground-soft', 'raised', 'hover']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-danger', ['danger']],
  ['inverse-ink', ['inverse-surface']],
  ...['info', 'success', 'warning', 'error'].map((tone): [string, string[]] => [
    `${tone}-ink`,
    [`${tone}-surface`, 'ground', 'ground-soft', 'raised'],
  ]),
];

/** Parts of controls that must be seen to use them: 3 to 1. */
const parts: [part: string, grounds: string[]][] = [
  ['line-strong', ['ground', 'ground-soft', 'raised']],
  ['focus', ['ground', 'ground-soft', 'raised', 'hover', 'blush-surface']],
];

it('words on an evening picture are those of the dark theme in both themes', () => {
  for (const theme of [colours.light, colours.dark]) {
    const evening = { ...colours.dark, 'evening-surface': theme['evening-surface']! };
    for (const ink of ['ink', 'ink-quiet'])
      expect(findContrast(evening, ink, 'evening-surface')).toBeGreaterThanOrEqual(4.5);
    for (const part of ['line-strong', 'focus'])
      expect(findContrast(evening, part, 'evening-surface')).toBeGreaterThanOrEqual(3);
  }
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const cases = (pairs: typeof texts) => pairs.flatMap(([ink, on]) => on.map((ground) => [ink, ground]));

  it.each(cases(texts))('%s can be read on %s', (ink, ground) => {
    expect(findContrast(colours[theme], ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(parts))('%s can be seen on %s', (part, ground) => {
    expect(findContrast(colours[theme], part, ground)).toBeGreaterThanOrEqual(3);
  });
});
