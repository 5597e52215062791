import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakpoints, emPixels, minWidth, mobileWidth } from './breakpoints';

it('goes from one width to the next at 768 and at 1200 pixels', () => {
  expect([minWidth('sm'), minWidth('md'), minWidth('lg')]).toEqual([
    '(min-width: 0em)',
    '(min-width: 48em)',
    '(min-width: 75em)',
  ]);
});

it('is what every media query of the kit asks for, since they cannot read a number from elsewhere', () => {
  const folder = new URL('..', import.meta.url);
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const asked = sheets.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\((m..)-width: ([\d.]+)(\w+)\)/g)].map(
      ([, side, width, unit]) => {
        expect([file, unit]).toEqual([file, 'em']);
        return Number(width) * emPixels + (side === 'max' ? 1 : 0);
      },
    ),
  );
  expect([...new Set(asked)].sort((a, b) => a - b)).toEqual([
    // A phone with letters of twice the size, where the bar takes two lines.
    320,
    // A small phone, where figures of a card stand below each other.
    360,
    mobileWidth + 1,
    breakpoints.md,
    // A tablet held upright, where the places of the bar stand closer in every language.
    864,
    breakpoints.lg,
  ]);
});
