import { Button } from 'react-aria-components';
import { Icon } from '../icon/Icon';
import { useKitText } from '../texts/KitTexts';
import type { useQuantity } from './use-quantity';
import styles from './StepButton.module.css';

interface StepButtonProps {
  direction: 'up' | 'down';
  quantity: ReturnType<typeof useQuantity>;
  isDisabled?: boolean;
}

/** Minus or plus of a quantity. Keys do the same in the field itself, so it is no stop for Tab. */
export function StepButton({ direction, quantity, isDisabled }: StepButtonProps) {
  const text = useKitText();
  const isUp = direction === 'up';
  const canMove = isUp ? quantity.canIncrease : quantity.canDecrease;
  return (
    <Button
      slot={null}
      excludeFromTabOrder
      preventFocusOnPress
      aria-label={text(isUp ? 'increase' : 'decrease')}
      isDisabled={isDisabled || !canMove}
      onPress={() => quantity.move(isUp ? 1 : -1)}
      className={styles.button}
    >
      <Icon name={isUp ? 'plus' : 'minus'} size={16} />
    </Button>
  );
}
