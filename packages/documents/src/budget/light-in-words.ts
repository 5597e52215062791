import { filled } from '@lucerna/engine';
import type { BudgetLineLight } from './document';
import type { BudgetLabels } from './labels';

/** How values are written. */
interface LightWords {
  readonly labels: Pick<BudgetLabels, 'cri'>;
  readonly count: (value: number) => string;
  /** Watts and the like, to a tenth. */
  readonly measure: (value: number) => string;
}

/** What a luminaire gives and takes, in the order of a luminaire schedule; what is not known is left out. */
export function lightInWords(
  { lumens, watts, temperatures, cri, ip, controls }: BudgetLineLight,
  { labels, count, measure }: LightWords,
): string {
  return [
    lumens > 0 ? `${count(Math.round(lumens))}\u00a0lm` : '',
    watts > 0 ? `${measure(watts)}\u00a0W` : '',
    temperatures.join(', '),
    cri.length > 0 ? filled(labels.cri, { value: cri.join(', ') }).replace(' ', '\u00a0') : '',
    ip.join(', '),
    controls.join(', '),
  ]
    .filter((each) => each !== '')
    .join(' · ');
}
