import type { ElementCatalogue } from '@lucerna/engine';
import { NumberField } from '@lucerna/kit';
import { useTranslate } from '../../i18n';
import { SideFields } from '../side/SideFields';
import { namedPivots, type Aimed } from './named-pivots';

interface AimFieldsProps {
  readonly light: Aimed & { readonly id: string };
  readonly catalogue: ElementCatalogue;
  readonly isReadOnly?: boolean;
  readonly onAim: (id: string, pivot: string, degrees: number) => void;
}

/** How far the pivots of a luminaire are turned, in degrees; nothing of one that has none. */
export function AimFields({ light, catalogue, isReadOnly, onAim }: AimFieldsProps) {
  const t = useTranslate();
  const pivots = namedPivots(light, catalogue, t);
  if (pivots.length === 0) return null;
  return (
    <SideFields>
      {pivots.map(({ name, label, from, to, degrees }) => (
        <NumberField
          key={`${light.id} ${name}`}
          label={label}
          unit="°"
          value={degrees}
          min={from}
          max={to}
          isReadOnly={isReadOnly}
          onChange={(wanted) => onAim(light.id, name, wanted)}
        />
      ))}
    </SideFields>
  );
}
