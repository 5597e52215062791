import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import OfflineAlert from './OfflineAlert';

it('is read out as it appears', () => {
  const messages = { 'errors-dialog.away.title': 'Offline', 'errors-dialog.away.text': 'Nothing is lost.' };
  const shown = renderToStaticMarkup(
    <IntlProvider locale="en-GB" messages={messages}>
      <OfflineAlert />
    </IntlProvider>,
  );
  expect(shown).toMatch(/^<div role="status"/);
  expect(shown).toContain('Offline');
});
