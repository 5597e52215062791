import { describe, expect, it } from 'vitest';
import type { BrandLook } from '../ports/catalogue';
import { brandFilesOf } from './brand-files';
import { brandedPage } from './branded-page';

const page = brandedPage(
  '<head><meta name="application-name" content="Lucerna" /><link rel="icon" href="/favicon.svg" /><title>Lucerna</title></head><p><span data-brand>Lucerna</span></p>',
);
const colours = { accent: '#111111', hover: '#222222', onAccent: '#ffffff', focus: '#333333' };
const plain: BrandLook = {
  accent: { light: colours, dark: colours },
  logo: null,
  logoOnDark: null,
  icon: null,
  typefaces: [],
};
const drawing = { svg: '<svg/>', width: 60, height: 10 };

describe('the page of a built app', () => {
  it('has the name of the manufacturer, and another one with another catalogue', () => {
    expect(page({ brandName: 'Lucerna', look: plain })).toContain('<title>Lucerna</title>');
    expect(page({ brandName: 'Atelier Nord', look: plain })).toBe(
      `<head><meta name="application-name" content="Atelier Nord" /><link rel="icon" href="/favicon.svg" /><title>Atelier Nord</title><link rel="stylesheet" href="${brandFilesOf(plain).sheet}" />\n  </head><p><span data-brand>Atelier Nord</span></p>`,
    );
    expect(page({ brandName: 'Lucerna', look: plain })).toContain('content="Lucerna"');
  });

  it('has the colours, the logo and the icon of the manufacturer', () => {
    const look = { ...plain, logo: drawing, icon: drawing };
    const { files, icon, sheet } = brandFilesOf(look);
    expect(page({ brandName: 'A', look })).toContain(`rel="icon" href="${icon}"`);
    const css = files.get(sheet.replace('/brand/', ''))!.body.toString();
    expect(css).toContain("[data-theme='dark']{--accent:#111111;--accent-hover:#222222;--on-accent:#ffffff");
    // On dark ground the name stands in words, since no logo was made for it.
    expect(css).toContain(`[data-theme='light'] [data-brand]`);
    expect(css).not.toContain(`[data-theme='dark'] [data-brand]`);
    expect(css).toContain(`background:url(${icon})`);
  });

  it('takes no markup and no pattern from a name', () => {
    expect(page({ brandName: '</title><script>$&', look: plain })).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;$&amp;</title>',
    );
  });
});
