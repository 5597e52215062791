import type { ArrayOf, CatalogId } from '@lucerna/engine';
import { Button, NumberField, Popover, Stack } from '@lucerna/kit';
import { useState } from 'react';
import { useMeasures } from '../../catalogue/use-measures';
import { useTranslate } from '../../i18n';
import { SideFields } from './SideFields';

/** The most rows or columns that are asked for at once. */
const most = 40;

interface ArrayMenuProps {
  readonly catalogId: CatalogId;
  /** Answers whether it was possible. */
  readonly onArray: (places: ArrayOf) => boolean;
}

/** Makes rows and columns, at typed distances. */
export function ArrayMenu({ catalogId, onArray }: ArrayMenuProps) {
  const t = useTranslate();
  const { field, fromCm, toCm } = useMeasures(catalogId);
  const [isOpen, setOpen] = useState(false);
  const [counts, setCounts] = useState({ columns: 3, rows: 1 });
  const [stepsCm, setSteps] = useState({ columns: 60, rows: 60 });
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="quiet">
          {t('crea.array')}
        </Button>
      }
      title={t('crea.array')}
      placement="bottom start"
    >
      <Stack gap={4}>
        <SideFields>
          {(['columns', 'rows'] as const).map((way) => (
            <NumberField
              key={way}
              label={t(`crea.array.${way}`)}
              value={counts[way]}
              max={most}
              hasSteppers={false}
              onChange={(count) => setCounts((before) => ({ ...before, [way]: count }))}
            />
          ))}
          {(['columns', 'rows'] as const).map((way) => (
            <NumberField
              {...field}
              key={`${way} step`}
              label={t(`crea.array.${way}Step`)}
              value={fromCm(stepsCm[way])}
              min={fromCm(1)}
              max={fromCm(5000)}
              hasSteppers={false}
              onChange={(figure) => setSteps((before) => ({ ...before, [way]: toCm(figure) }))}
            />
          ))}
        </SideFields>
        <Button
          isWide
          onPress={() => {
            const done = onArray({
              ...counts,
              stepX: stepsCm.columns / 100,
              stepZ: stepsCm.rows / 100,
            });
            if (done) setOpen(false);
          }}
        >
          {t('crea.array.make', { count: counts.columns * counts.rows })}
        </Button>
      </Stack>
    </Popover>
  );
}
