import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { FailedPart } from './FailedPart';

const error = { status: 500, code: 'unexpected', address: '/api/v1/articles/models' };

/** What stands in the page where a hook answers so. */
const shown = (answer: {
  readonly currentData?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
}) =>
  renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({}) })}>
      <IntlProvider locale="en-GB" messages={{ 'errors-dialog.retry': 'Retry' }} onError={() => undefined}>
        <FailedPart asked={{ isFetching: false, refetch: () => undefined, ...answer }} />
      </IntlProvider>
    </Provider>,
  );

it('is told though the answer to another question is still held', () => {
  expect(shown({ error, data: ['of another collection'], currentData: undefined })).toContain('Retry');
  expect(shown({ error, data: undefined })).toContain('Retry');
});

it('is not told of an answer that is only older, nor of what one may not have', () => {
  expect(shown({ error, data: ['cards'], currentData: ['cards'] })).toBe('');
  expect(shown({ error, data: ['cards'] })).toBe('');
  expect(shown({ error: { ...error, status: 404 }, currentData: undefined })).toBe('');
});
