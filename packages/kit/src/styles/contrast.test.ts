import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findContrast, readThemes } from './contrast';

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
