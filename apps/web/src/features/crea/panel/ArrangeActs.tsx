import type { CatalogId } from '@lucerna/engine';
import { Button, NumberField, Popover, Stack } from '@lucerna/kit';
import { useState } from 'react';
import { useMeasures } from '../../../shared/catalogue/use-measures';
import { AlignMenu, SideFields } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import type { Commands } from '../room/use-commands';

interface ArrangeActsProps {
  /** How many things move by themselves. */
  readonly movers: number;
  readonly catalogId: CatalogId;
  readonly commands: Commands;
}

/** Brings what is selected into line, spaces it evenly, or makes rows and columns of it. */
export function ArrangeActs({ movers, catalogId, commands }: ArrangeActsProps) {
  return (
    <>
      {movers > 1 && (
        <AlignMenu movers={movers} onAlign={commands.align} onDistribute={commands.distribute} />
      )}
      <ArrayAct catalogId={catalogId} commands={commands} />
    </>
  );
}

/** The most rows or columns that are asked for at once. */
const most = 40;

function ArrayAct({ catalogId, commands }: Omit<ArrangeActsProps, 'movers'>) {
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
            const done = commands.array({
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
