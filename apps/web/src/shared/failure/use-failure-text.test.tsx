import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { ApiFailure } from '../api/failure';
import { useFailureText } from './use-failure-text';

const messages = {
  'errors-dialog.generic.title': 'Not done',
  'errors-dialog.generic.text': 'Something went wrong.',
  'problem.reference-invalid': '“{reference}” is not a valid reference.',
};

function Shown({ failure }: { readonly failure: ApiFailure }) {
  return <>{useFailureText()(failure, 'addProducts').text}</>;
}

const textOf = (details: unknown) =>
  renderToStaticMarkup(
    <IntlProvider locale="en-GB" messages={messages} onError={() => undefined}>
      <Shown failure={{ status: 422, code: 'reference-invalid', address: '', details }} />
    </IntlProvider>,
  );

const invalid = (reference: string) => ({
  code: 'reference-invalid',
  message: 'problem.reference-invalid',
  data: { reference },
});

it('tells each of several problems with its own data', () => {
  expect(textOf({ reference: 'x' })).toBe('“x” is not a valid reference.');
  expect(textOf([invalid('x'), invalid('y'), invalid('x')])).toBe(
    '“x” is not a valid reference. “y” is not a valid reference.',
  );
});

it('stays a sentence where data is missing', () => {
  expect(textOf(undefined)).toBe('“…” is not a valid reference.');
});
