import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Autocomplete, Select, TextField, TriedForm } from '../index';

const nothing = () => undefined;
const isEmail = (text: string) => (text.includes('@') ? null : 'Not an address');
const fields: Readonly<Record<string, ReactNode>> = {
  'a text': <TextField label="Street" isRequired value="" />,
  'a text that is wrong': <TextField label="E-mail" value="nova" validate={isEmail} />,
  'one of a list': <Select label="Kind" isRequired options={[]} value={null} onChange={nothing} />,
  'one of many': <Autocomplete label="Country" isRequired options={[]} value={null} onChange={nothing} />,
};

const saysSo = (shown: string) =>
  /data-invalid="true"/.test(shown) && />(required|Not an address)</.test(shown);

it.each(Object.entries(fields))('%s says what is wrong once its form was tried, not before', (_, field) => {
  const shown = (isTried: boolean) => renderToStaticMarkup(<TriedForm value={isTried}>{field}</TriedForm>);
  expect(saysSo(shown(false))).toBe(false);
  expect(saysSo(shown(true))).toBe(true);
});

it('says nothing of fields that are right, that may stay empty or that cannot be filled in yet', () => {
  const shown = renderToStaticMarkup(
    <TriedForm value>
      <TextField label="Street" isRequired value="Calle Mayor 1" />
      <TextField label="Floor" value="" />
      <Autocomplete label="Town" isRequired isDisabled options={[]} value={null} onChange={nothing} />
    </TriedForm>,
  );
  expect(shown).not.toContain('data-invalid');
});
