import { QuantityField } from '@lucerna/kit';
import { useWords } from '../../words';

interface PieceCountProps {
  readonly quantity: number;
  /** Absent where it can only be looked at. */
  readonly onQuantity?: (quantity: number) => void;
}

const mostPieces = 100_000;
const nothing = () => undefined;

/** How many of what is configured are wanted. */
export function PieceCount({ quantity, onQuantity }: PieceCountProps) {
  const say = useWords();
  return (
    <QuantityField
      label={say('configurator.quantity')}
      value={quantity}
      min={1}
      max={mostPieces}
      onInput={onQuantity}
      onChange={onQuantity ?? nothing}
      isDisabled={!onQuantity}
    />
  );
}
