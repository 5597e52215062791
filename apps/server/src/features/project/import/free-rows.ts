import { newSchedule, type JudgedRow, type ScheduleCheck } from '@lucerna/contract';
import { problem, readAmount, readQuantity, type Currency, type Problem } from '@lucerna/engine';
import type { Immutable } from '../../../http/answer';

type WrittenRow = ScheduleCheck['rows'][number];

/** Whether a row is freight, a sample or a service. A heading between the rows has a name, too, and no quantity. */
export const isFreeLine = ({ reference, name, quantity }: WrittenRow): boolean =>
  reference.trim() === '' && name.trim() !== '' && quantity.trim() !== '';

const { shape } = newSchedule.shape.freeLines.unwrap().element;

export function judgeFreeLine(row: WrittenRow, currency: Currency): Immutable<JudgedRow> {
  const quantity = readQuantity(row.quantity);
  const amount = readAmount(row.unitNet);
  const text = row.name.trim();
  const problems: Problem[] = [...(quantity.ok ? [] : quantity.problems)];
  if (!shape.text.safeParse(text).success) problems.push(problem('text-signs', { field: 'name' }));
  if (!shape.section.safeParse(row.section).success)
    problems.push(problem('text-signs', { field: 'section' }));
  return {
    option: null,
    freeLine: { text, unitPrice: amount === null ? null : { amount, currency } },
    quantity: quantity.ok ? quantity.value : null,
    problems,
    notices: [],
    product: null,
    nearest: null,
  };
}

/** What of a cell says no, in the languages of an export and as a spreadsheet writes it. */
const no = /^(0|no|nein|non|false|falsch|falso|faux|-)?$/i;

/** Whether a row counts only when it is chosen. What names a number is an alternative to the row that the list numbers so. */
export function readOption({ option, chosen }: WrittenRow): JudgedRow['option'] {
  const text = option.trim();
  if (no.test(text) && text !== '0') return null;
  return { alternativeTo: /\d+/.exec(text)?.[0] ?? null, isChosen: !no.test(chosen.trim()) };
}
