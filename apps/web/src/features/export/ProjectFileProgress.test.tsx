import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { ProjectFileProgress } from './ProjectFileProgress';
import type { ProjectFileState } from './use-project-file';

const nothing = () => undefined;

/** What stands under the button of a file that ended so. */
const shown = (state: ProjectFileState) => {
  const of = { state, make: nothing, stop: nothing, again: nothing, save: nothing };
  const messages = { 'documents.retry': 'Try again', 'problem.unavailable': 'Not now' };
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ language: { chosen: 'en' } }) })}>
      <IntlProvider locale="en-GB" messages={messages} onError={() => undefined}>
        <ProjectFileProgress of={of} />
      </IntlProvider>
    </Provider>,
  );
};

it('is tried again where what failed may have passed, and where it was refused', () => {
  expect(shown({ type: 'failed', problem: { code: 'unavailable' } })).toContain('Try again');
  expect(shown({ type: 'refused', failure: { status: 429, code: 'tooMany', address: '' } })).toContain(
    'Try again',
  );
});

it('is not tried again where it would fail in the same way', () => {
  const text = shown({ type: 'failed', problem: { code: 'documentTooLarge' } });
  expect(text).toContain('documents.notStarted');
  expect(text).not.toContain('Try again');
});
