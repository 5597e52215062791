import type { Luminaire } from '@lucerna/engine';
import { Button } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../i18n';
import { useCatalogueNames } from '../catalogue/catalogue-names';

interface LackingReasonProps {
  /** The value in words. */
  readonly value: string;
  readonly lacking: readonly Luminaire[];
  /** How many others can take it. */
  readonly others: number;
  /** Gives it to those. */
  readonly onTake: () => void;
}

/** Which models do not come with a value, and the act that gives it to all others. */
export function LackingReason({ value, lacking, others, onTake }: LackingReasonProps) {
  const t = useTranslate();
  const format = useFormat();
  const modelName = useCatalogueNames();
  const names = [...new Set(lacking.map(({ model }) => modelName(model)))];
  return (
    <>
      {t('editor.lacking', { value, names: format.list(names) })}{' '}
      {others > 0 && (
        <Button size="small" onPress={onTake}>
          {t('editor.takeForOthers', { value, count: others })}
        </Button>
      )}
    </>
  );
}
