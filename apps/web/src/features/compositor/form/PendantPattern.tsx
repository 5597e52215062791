import { ChoiceCards, NumberField } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';
import type { Placing } from '../../../shared/composing/compose';
import { maxPendants } from '../../../shared/composing/pendants';
import type { Composing } from './composing';

interface PendantPatternProps {
  readonly composing: Composing;
  /** What can be chosen. */
  readonly placings: readonly Placing[];
}

/** How many pendants, and how they are placed. */
export function PendantPattern({ composing, placings }: PendantPatternProps) {
  const t = useTranslate();
  const { pendants, placing, acts } = composing;
  return (
    <>
      <NumberField
        label={t('compositor.count')}
        value={pendants.length}
        min={1}
        max={maxPendants}
        onChange={acts.count}
      />
      <ChoiceCards
        layout="pills"
        label={t('compositor.placing')}
        choices={placings.map((value) => ({ value, label: t(`compositor.placing.${value}`) }))}
        value={placings.includes(placing) ? placing : null}
        onChange={acts.place}
      />
    </>
  );
}
