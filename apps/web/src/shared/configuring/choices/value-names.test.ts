import { evaluate } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { demoCatalogue, demoModels } from '../../editor/test/demo-catalogue';
import type { Translate } from '../../i18n';
import { valueNames } from './value-names';

const almar = demoCatalogue(demoModels(({ model }) => ['2010', '2018'].includes(model)));
const [pendant, table] = ['2010', '2018'].map((model) => almar.model(model)!);
const t: Translate = (key) => key;

it('calls a value that only a model beside it has by the catalogue’s name, never by its code', () => {
  const evaluation = evaluate(pendant!, {}, { rateId: 10, quantity: 1 });
  const alone = valueNames(evaluation, 'en', t);
  expect(alone.value('installation', '10')).toBe('Surface Basic');
  expect(alone.value('installation', '41')).toBe('41');
  const together = valueNames(evaluation, 'en', t, [pendant!, table!]);
  expect(together.value('installation', '10')).toBe('Surface Basic');
  expect(together.value('installation', '41')).toBe('Table, plug');
  expect(together.value('installation', '99')).toBe('99');
});
