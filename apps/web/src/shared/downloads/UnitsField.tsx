import type { Units } from '@lucerna/engine';
import { Select } from '@lucerna/kit';
import { useTranslate } from '../i18n';

const unitSystems: readonly Units[] = ['metric', 'imperial'];

/** In which units a document is. */
export function UnitsField({ value, onChange }: { value: Units; onChange: (units: Units) => void }) {
  const t = useTranslate();
  return (
    <Select
      label={t('documents.units')}
      options={unitSystems.map((each) => ({ value: each, label: t(`documents.units.${each}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
