import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakpoints, findBreakpoint, mobileWidth } from './breakpoints';

it('goes from one width to the next at 768 and at 1200', () => {
  expect([0, 767, 768, 1199, 1200].map(findBreakpoint)).toEqual(['sm', 'sm', 'md', 'md', 'lg']);
});

it('is what every media query of the kit asks for, since they cannot read a number from elsewhere', () => {
  const folder = new URL('..', import.meta.url);
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const asked = sheets.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\((m..)-width: ([\d.]+)px\)/g)].map(
      ([, side, width]) => (side === 'max' ? Number(width) + 1 : Number(width)),
    ),
  );
  expect([...new Set(asked)].sort((a, b) => a - b)).toEqual([
    mobileWidth + 1,
    breakpoints.md,
    breakpoints.lg,
  ]);
});
