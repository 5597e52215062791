import type { ArticleElement, CatalogId } from '@lucerna/engine';
import { NumberField } from '@lucerna/kit';
import { useMeasures } from '../../../shared/catalogue/use-measures';
import { wholeCm } from '../../../shared/catalogue/lengths';
import { SideFields } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';

interface PlaceFieldsProps {
  readonly light: ArticleElement;
  readonly catalogId: CatalogId;
  readonly onPlace: (id: string, place: { x?: number; z?: number }) => void;
}

/** Where a luminaire hangs, from the middle of the room. */
export function PlaceFields({ light, catalogId, onPlace }: PlaceFieldsProps) {
  const t = useTranslate();
  const { field, fromCm, toCm } = useMeasures(catalogId);
  const farthest = fromCm(5000);
  return (
    <SideFields>
      {(['x', 'z'] as const).map((axis) => (
        <NumberField
          {...field}
          key={`${light.id} ${axis}`}
          label={t(`crea.axis.${axis}`)}
          hasSteppers={false}
          value={fromCm(wholeCm(light.position[axis]))}
          min={-farthest}
          max={farthest}
          onChange={(figure) => onPlace(light.id, { [axis]: toCm(figure) / 100 })}
        />
      ))}
    </SideFields>
  );
}
