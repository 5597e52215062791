import type { Evaluation, PriceStep } from '@lucerna/engine';
import { useValueNames } from '../../shared/configuring/choices/value-names';
import type { ExplainedStep } from '../../shared/configuring/foot/PriceWhy';
import { useFormat, useTranslate } from '../../shared/i18n';

const ruled: ReadonlySet<PriceStep['kind']> = new Set(['cap', 'rounding']);

/** The steps of the price with their names, in the order in which they were reckoned; amounts in minor units. */
export function usePriceSteps(evaluation: Evaluation): ExplainedStep[] {
  const t = useTranslate();
  const format = useFormat();
  const names = useValueNames(evaluation);

  function nameOf({ kind, attribute, value, percent }: PriceStep): string {
    const what =
      attribute &&
      (value && attribute !== 'pendantHeight' ? names.both(attribute, value) : names.attribute(attribute));
    const name = what ?? t(`configurator.step.${kind}`);
    return percent && kind !== 'base'
      ? `${name} (${format.withUnit(format.number(Number(percent)), '%')})`
      : name;
  }
  return (evaluation.price?.steps ?? []).map((step) => ({
    name: nameOf(step),
    amount: step.amount,
    // The cap and the rounding are rules, not rows.
    ...(!ruled.has(step.kind) && { source: step.source }),
  }));
}
