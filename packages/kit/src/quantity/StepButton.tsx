import { Icon } from '../icon/Icon';
import { useKitText } from '../texts/KitTexts';
import type { useQuantity } from './use-quantity';
import styles from './StepButton.module.css';

interface StepButtonProps {
  direction: 'up' | 'down';
  quantity: ReturnType<typeof useQuantity>;
  isDisabled?: boolean;
}

/**
 * Minus or plus of a quantity. Keys do the same in the field itself, so it is no stop for Tab, and a press leaves the focus
 * where it is. A plain button, since a list has hundreds of them.
 */
export function StepButton({ direction, quantity, isDisabled }: StepButtonProps) {
  const text = useKitText();
  const isUp = direction === 'up';
  const canMove = isUp ? quantity.canIncrease : quantity.canDecrease;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={text(isUp ? 'increase' : 'decrease')}
      disabled={isDisabled || !canMove}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => quantity.move(isUp ? 1 : -1)}
      className={styles.button}
    >
      <Icon name={isUp ? 'plus' : 'minus'} size={16} />
    </button>
  );
}
