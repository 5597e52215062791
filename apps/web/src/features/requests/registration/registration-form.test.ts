import { registrationData } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { dataOf, firstValues, newShare, sumOf, valuesOf, whole } from './registration-form';

const contact = { companyName: 'Studio Inc.', contactName: 'Ada', email: 'ada@example.test' };
const split = (...percents: number[]) =>
  percents.map((percent) => ({ ...newShare('order', percent), agency: 'Reps' }));

it('adds shares exactly: three thirds are a whole, and a hundredth less is not', () => {
  expect(sumOf(split(33.33, 33.33, 33.34))).toBe(whole);
  expect(sumOf(split(33.33, 33.33, 33.33))).toBe(whole - 1);
  expect(sumOf([...split(0.1, 0.2), newShare('order')])).toBe(30);
});

it('sends what the contract takes, and shows again what was sent', () => {
  const values = { ...firstValues(contact), agency: contact, creditSplit: split(60, 40) };
  const data = dataOf(values);
  expect(registrationData.parse(data)).toEqual(data);
  expect(data.bidDate).toBeNull();
  expect(dataOf(valuesOf(data))).toEqual(data);
});
