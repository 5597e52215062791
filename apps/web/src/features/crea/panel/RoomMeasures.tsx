import type { CatalogId, RoomSize } from '@lucerna/engine';
import { Disclosure, NumberField, Select, Stack } from '@lucerna/kit';
import { useMeasures } from '../../../shared/catalogue/use-measures';
import { SideFields } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';

/** The materials that ceilings are made of in the catalogue. */
const materials: readonly string[] = ['pladur', 'concrete', 'wood', 'metal', 'all'];

interface RoomMeasuresProps {
  readonly room: RoomSize;
  readonly catalogId: CatalogId;
  /** Begins folded: something else is worked at. */
  readonly isFolded: boolean;
  readonly onChange: (change: Partial<RoomSize>) => void;
}

/** The room: its measures, how much is free above the ceiling and what this is made of. */
export function RoomMeasures({ room, catalogId, isFolded, onChange }: RoomMeasuresProps) {
  const t = useTranslate();
  const { field, fromCm, toCm } = useMeasures(catalogId);
  const known = materials.map((value) => ({ value, label: t(`crea.material.${value}`) }));
  const isKnown = known.some(({ value }) => value === room.ceilingMaterial);
  return (
    <Disclosure key={String(isFolded)} title={t('crea.room')} defaultExpanded={!isFolded}>
      <Stack gap={3}>
        <SideFields>
          {(['width', 'depth', 'height', 'extraCeiling'] as const).map((measure) => (
            <NumberField
              {...field}
              key={measure}
              label={t(`crea.measure.${measure}`)}
              hasSteppers={false}
              value={fromCm(room[measure] * 100)}
              min={measure === 'extraCeiling' ? 0 : fromCm(100)}
              max={fromCm(5000)}
              onChange={(figure) => onChange({ [measure]: toCm(figure) / 100 })}
            />
          ))}
        </SideFields>
        <Select
          label={t('crea.measure.ceilingMaterial')}
          options={isKnown ? known : [...known, { value: room.ceilingMaterial, label: room.ceilingMaterial }]}
          value={room.ceilingMaterial}
          onChange={(ceilingMaterial) => onChange({ ceilingMaterial })}
        />
      </Stack>
    </Disclosure>
  );
}
