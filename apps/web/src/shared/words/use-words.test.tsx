import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { useWords } from './use-words';
import type { Values } from './use-words';

/** What a page says with values. */
function said(message: string, values: Values): string {
  const Page = () => useWords()('test', values);
  return renderToStaticMarkup(
    <IntlProvider locale="en-GB" messages={{ test: message }} onError={() => undefined}>
      <Page />
    </IntlProvider>,
  );
}

describe('a sentence', () => {
  it('keeps a name that is written from right to left in one piece', () => {
    expect(
      said('{name} added to {project}, {count}', { name: 'Almar 20', project: 'النور 12', count: 3 }),
    ).toBe('Almar 20 added to \u2068النور 12\u2069, 3');
  });

  it('takes every other name as it is', () => {
    expect(said('{name} added', { name: 'Bürohaus Łódź' })).toBe('Bürohaus Łódź added');
  });
});
