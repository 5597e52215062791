import { QuantityField } from '@lucerna/kit';
import { useTranslate } from '../../i18n';

interface PieceCountProps {
  readonly quantity: number;
  /** Absent where it can only be looked at. */
  readonly onQuantity?: (quantity: number) => void;
}

const maxPieces = 100_000;
const nothing = () => undefined;

/** How many of what is configured are wanted. */
export function PieceCount({ quantity, onQuantity }: PieceCountProps) {
  const t = useTranslate();
  return (
    <QuantityField
      label={t('configurator.quantity')}
      value={quantity}
      min={1}
      max={maxPieces}
      onInput={onQuantity}
      onChange={onQuantity ?? nothing}
      isDisabled={!onQuantity}
    />
  );
}
