import { TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { ApiFailure } from '../api/failure';
import { useFailureText } from './use-failure-text';

const text = (value: string) => ({ type: TYPE.literal, value }) as const;
const messages = {
  'errors-dialog.generic.title': [text('Not done')],
  'errors-dialog.generic.text': [text('Something went wrong.')],
  'problem.reference-invalid': [
    text('“'),
    { type: TYPE.argument, value: 'reference' } as const,
    text('” is not a valid reference.'),
  ],
  'problem.value-not-offered': [
    { type: TYPE.argument, value: 'attribute' } as const,
    text(' isn’t available as '),
    { type: TYPE.argument, value: 'value' } as const,
    text('.'),
  ],
  'configurator.attribute.temperature': [text('Light')],
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

it('calls an attribute by its name', () => {
  const refused = { code: 'value-not-offered', message: '', data: { attribute: 'temperature', value: '9' } };
  expect(textOf([refused])).toBe('Light isn’t available as 9.');
});
