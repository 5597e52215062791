import { expect, it } from 'vitest';
import { billOf, cluster, composition, element, pendant, spaceOf, trio } from '../../test/bills';
import { netOfBill } from './net-of-bill';

const percent = { B: 42.5, D: 20 };

it('a client pays each article at the discount of its sublevel, and parts by list in full', () => {
  const remote = { control: 'M', installation: '31' };
  const anchor = element('complement', 'x', '2195', {
    color: '10',
    temperature: '0',
    control: '0',
    installation: '00',
  });
  const space = spaceOf(
    composition({
      clusters: [cluster('a', pendant('a', remote)), cluster('b', pendant('b', remote))],
      complements: [anchor],
      controlBeforeRemote: 'B',
    }),
  );
  const bill = billOf(space, { rateId: 10, quantity: 3 });
  // 160 less 42.5 % is 92; the anchor of sublevel D is 40 less 20 %.
  expect(netOfBill(bill, percent)).toEqual({
    unitNet: { amount: 29100, currency: 'EUR' },
    totalNet: { amount: 87300, currency: 'EUR' },
    lines: [
      {
        code: '201010/1M_31_200',
        quantity: 2,
        unitNet: { amount: 9200, currency: 'EUR' },
        totalNet: { amount: 18400, currency: 'EUR' },
      },
      {
        code: '219510/00_00_000',
        quantity: 1,
        unitNet: { amount: 3200, currency: 'EUR' },
        totalNet: { amount: 3200, currency: 'EUR' },
      },
      {
        code: 'ACJB1',
        quantity: 1,
        unitNet: { amount: 2500, currency: 'EUR' },
        totalNet: { amount: 2500, currency: 'EUR' },
      },
      {
        code: 'DR020B',
        quantity: 1,
        unitNet: { amount: 5000, currency: 'EUR' },
        totalNet: { amount: 5000, currency: 'EUR' },
      },
    ],
  });
  expect(netOfBill(bill, null)?.unitNet).toEqual(bill.prices?.unitGross);
  expect(netOfBill(billOf(spaceOf(trio), { rateId: 99, quantity: 1 }), percent)).toBeNull();
});
