import { formatMoney, orderShipments, orderableLines, problemText } from '@lucerna/engine';

const lines = [
  {
    reference: '201010/1Z_10_200',
    quantity: 12,
    moqPerReference: [1],
    leadTimeWeeks: 5,
    delayedTo: undefined,
  },
  {
    reference: '201099/1Z_10_200',
    quantity: 4,
    moqPerReference: [10],
    leadTimeWeeks: 3,
    delayedTo: '15/01/2027',
  },
].map((line) => ({
  ...line,
  unitGross: { amount: 15000, currency: 'EUR' as const },
  allowed: true,
  availability: { available: true, ...(line.delayedTo && { delayedTo: line.delayedTo }) },
}));

for (const [index, { valid, problems }] of orderableLines(lines).entries()) {
  const { reference, unitGross } = lines[index]!;
  console.log(reference, formatMoney(unitGross), valid ? 'can be ordered' : problems.map(problemText).join());
}
for (const sendTogether of [true, false]) {
  console.log(
    sendTogether ? 'together' : 'apart',
    orderShipments(lines, { today: '2026-11-21', sendTogether }),
  );
}
