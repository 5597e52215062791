import { applyEdit, billOfSpace, formatMoney, problemText, spaceOfPreconfig } from '@lucerna/engine';
import type { Edit, Space } from '@lucerna/engine';
import { cataloguesOf, read } from './demo-catalogue';

const { elements, parts } = cataloguesOf(201, 16, '2026-11-21');
const preconfig = read<object[]>('preconfigs.json')[0]!;

/** The price, the drivers and the parts of a space, or what stands against it. */
function show(title: string, space: Space): void {
  const bill = billOfSpace(space, parts, { rateId: 10, quantity: 1 });
  if (!bill.ok) return console.log(title, bill.problems.map(problemText));
  const { type, category, prices, totals, delivery } = bill.value;
  console.log(
    `${title}: ${type} ${category.description}, ${prices ? formatMoney(prices.unitGross) : 'no price'}`,
  );
  for (const line of prices?.lines ?? [])
    console.log(`  ${line.quantity} x ${line.code} ${formatMoney(line.total)}`);
  console.log(`  ${totals.consumedWatts} W, ${totals.netWeightKg} kg, ${delivery.leadTimeWeeks} weeks`);
}

const trio = spaceOfPreconfig(preconfig, elements);
if (trio.ok) {
  show('As it is sold', trio.value);
  const [composition] = trio.value.compositions;
  const micro: Edit = { type: 'set-attribute', id: composition!.id, attribute: 'installation', value: '31' };
  const remote = applyEdit(trio.value, micro, elements);
  if (remote.ok) show('With remote drivers', remote.value);
}
