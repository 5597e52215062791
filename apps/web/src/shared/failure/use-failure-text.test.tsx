import { TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { ApiFailure } from '../api/failure';
import { measuresIn } from '../catalogue/lengths';
import type { WriteLength } from '../i18n/problem-data';
import { useFailureText } from './use-failure-text';

const text = (value: string) => ({ type: TYPE.literal, value }) as const;
const messages = {
  'errors-dialog.generic.title': [text('Not done')],
  'errors-dialog.generic.text': [text('Something went wrong.')],
  'errors-dialog.updateUser.title': [text('Not changed')],
  'errors-dialog.updateUser.text': [text('Try again.')],
  'errors-dialog.offline.title': [text('No connection')],
  'errors-dialog.offline.text': [text('Wait for the network.')],
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
  'problem.height-out-of-range': [
    { type: TYPE.argument, value: 'value' } as const,
    text(' is above '),
    { type: TYPE.argument, value: 'max' } as const,
  ],
  'configurator.attribute.temperature': [text('Light')],
};

interface ShownProps {
  readonly failure: ApiFailure;
  readonly writeLength: WriteLength | undefined;
}

const said = (action: 'updateUser' | 'listProjects', status: ApiFailure['status']) => {
  function Said() {
    const { title, text: sentence } = useFailureText()({ status, code: 'unexpected', address: '' }, action);
    return <>{`${title}: ${sentence}`}</>;
  }
  return renderToStaticMarkup(
    <IntlProvider locale="en-GB" messages={messages} onError={() => undefined}>
      <Said />
    </IntlProvider>,
  );
};

function Shown({ failure, writeLength }: ShownProps) {
  return <>{useFailureText(writeLength)(failure, 'addProducts').text}</>;
}

const textOf = (details: unknown, writeLength?: WriteLength) =>
  renderToStaticMarkup(
    <IntlProvider locale="en-GB" messages={messages} onError={() => undefined}>
      <Shown
        failure={{ status: 422, code: 'reference-invalid', address: '', details }}
        writeLength={writeLength}
      />
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

it('says of an act that reached nobody why, under the name of the act', () => {
  expect(said('updateUser', 500)).toBe('Not changed: Try again.');
  expect(said('updateUser', 'offline')).toBe('Not changed: Wait for the network.');
  expect(said('listProjects', 'offline')).toBe('No connection: Wait for the network.');
});

it('stays a sentence where data is missing', () => {
  expect(textOf(undefined)).toBe('“…” is not a valid reference.');
});

it('calls an attribute by its name', () => {
  const refused = { code: 'value-not-offered', message: '', data: { attribute: 'temperature', value: '9' } };
  expect(textOf([refused])).toBe('Light isn’t available as 9.');
});

it('writes heights as it is told to, else in centimetres', () => {
  const data = { value: 900, min: 30, max: 390 };
  const tooHigh = [{ code: 'height-out-of-range', message: '', data }];
  const format = { unit: (figure: number, unit: string) => `${figure} ${unit}` };
  expect(textOf(tooHigh)).toMatch(/^900\Wcm is above 390\Wcm$/);
  expect(textOf(tooHigh, (cm) => measuresIn('imperial').writeTyped(cm, format))).toBe(
    '354 5/16″ is above 153 9/16″',
  );
});
