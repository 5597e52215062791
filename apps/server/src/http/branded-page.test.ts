import { describe, expect, it } from 'vitest';
import { brandedPage } from './branded-page';

const page = brandedPage(
  '<meta name="application-name" content="Lucerna" /><title>Lucerna</title><p>Lucerna</p>',
);

describe('the page of a built app', () => {
  it('has the name of the manufacturer in its head, and another one with another catalogue', () => {
    expect(page('Lucerna')).toContain('<title>Lucerna</title>');
    expect(page('Atelier Nord')).toBe(
      '<meta name="application-name" content="Atelier Nord" /><title>Atelier Nord</title><p>Lucerna</p>',
    );
    expect(page('Lucerna')).toContain('content="Lucerna"');
  });

  it('takes no markup and no pattern from a name', () => {
    expect(page('</title><script>$&')).toContain('<title>&lt;/title&gt;&lt;script&gt;$&amp;</title>');
  });
});
