import { expect, it } from 'vitest';
import { detailWords } from './detail-words';

const nameRight = (right: string) => (right === 'order.add' ? 'Place orders' : right);

it('rights are named with their sign, values stand as they are, ids and the past are left out', () => {
  const detail = {
    by: 'password',
    role: 'sales',
    given: ['order.add'],
    taken: ['budget'],
    key: '0b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11',
    ended: 2,
    before: { name: 'Old' },
    none: null,
  };
  expect(detailWords(detail, nameRight, 'with a password')).toEqual([
    ...['with a password', 'sales', '+ Place orders', '− budget', '2'],
  ]);
});
