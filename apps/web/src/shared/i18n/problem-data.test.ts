import { expect, it } from 'vitest';
import { problemData } from './problem-data';

const words = {
  t: (key: string) => (key === 'configurator.attribute.temperature' ? 'Light' : key),
  hasWords: (key: string) => key === 'configurator.attribute.temperature',
};
const metric = { ...words, write: (figure: number, unit: string) => `${figure} ${unit}` };
const imperial = { ...words, write: (figure: number, unit: string) => `${figure * 2} of ${unit}` };

it('writes the lengths of a problem as who looks measures them', () => {
  const far = { length: 12.81, most: 10 };
  expect(problemData('run-too-far', far, metric)).toEqual({ length: '12.81 m', most: '10 m' });
  expect(problemData('run-too-far', far, imperial)).toEqual({ length: '25.62 of m', most: '20 of m' });
  const high = { value: 400, min: 30, max: 390 };
  expect(problemData('height-out-of-range', high, metric)).toEqual({
    value: '400 cm',
    min: '30 cm',
    max: '390 cm',
  });
});

it('writes each of several lengths, and leaves alone what is none', () => {
  const rods = { length: 2, lengths: ['0.6', '1.2'] };
  expect(problemData('rod-length-unknown', rods, metric)).toEqual({
    length: '2 m',
    lengths: ['0.6 m', '1.2 m'],
  });
  expect(problemData('run-too-far', { length: 'far' }, metric)).toEqual({ length: 'far' });
  expect(problemData('quantity-below-moq', { quantity: 1 }, metric)).toEqual({ quantity: 1 });
});

it('calls an attribute by its name', () => {
  expect(problemData('value-not-offered', { attribute: 'temperature' }, metric)).toEqual({
    attribute: 'Light',
  });
});
