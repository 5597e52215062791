import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FailedPage } from './FailedPage';

const shown = (status: number, address: string) =>
  renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({}) })}>
      <IntlProvider locale="en-GB" messages={{ 'errors-dialog.retry': 'Retry' }} onError={() => undefined}>
        <MemoryRouter>
          <FailedPage error={{ status, code: 'x', address }} isAsking={false} onRetry={() => undefined} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );

it.each([
  ['/api/v2/projects/1', '/projects', 'projects.notFoundTitle'],
  ['/api/v1/budget/project/1', '/projects', 'errors-dialog'],
  ['/api/v1/budget/1', '/quotes', 'errors-dialog'],
  ['/api/v3/orders/1', '/orders', 'errors-dialog'],
  ['/api/v1/support-requests/1', '/requests', 'errors-dialog'],
  ['/api/v1/preconfigs/1', '/create-project/select-collection', 'errors-dialog'],
])('what is not there at %s leads to %s instead of asking again', (address, path, title) => {
  const page = shown(404, address);
  expect(page).toContain(`href="${path}"`);
  expect(page).toContain(title);
  expect(page).not.toContain('Retry');
});

it('what only failed is asked for again', () => {
  const page = shown(500, '/api/v2/projects/1');
  expect(page).toContain('Retry');
  expect(page).not.toContain('href=');
});
