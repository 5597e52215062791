import { useId } from 'react';
import { classNames } from '../class-names';
import type { FieldProps } from '../field/field-props';
import { FieldLabel } from '../field/FieldLabel';
import { StepButton } from '../quantity/StepButton';
import { useQuantity, type QuantityOptions } from '../quantity/use-quantity';
import { useKitText } from '../texts/KitTexts';
import styles from './QuantityField.module.css';

export interface QuantityFieldProps
  extends QuantityOptions, Pick<FieldProps, 'label' | 'isLabelHidden' | 'isDisabled' | 'name' | 'className'> {
  size?: 'medium' | 'small';
}

/**
 * How many: minus, figure, plus. One at least unless `min` says otherwise. Plain elements, since a list has hundreds of
 * them and those of react-aria are drawn twice each.
 */
export function QuantityField({
  label,
  isLabelHidden = true,
  size = 'medium',
  ...props
}: QuantityFieldProps) {
  const { min = 1, max, isDisabled, name, className } = props;
  const id = useId();
  const text = useKitText();
  const quantity = useQuantity({ ...props, min });
  const limit = quantity.broken === 'minValue' ? min : max;
  return (
    <div
      data-disabled={isDisabled || undefined}
      className={classNames(styles.field, styles[size], className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} htmlFor={id} />
      <div role="group" className={styles.box}>
        <StepButton direction="down" quantity={quantity} isDisabled={isDisabled} />
        <input
          id={id}
          type="text"
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          disabled={isDisabled}
          value={quantity.text}
          onChange={({ target }) => quantity.type(target.value)}
          onBlur={quantity.leave}
          onKeyDown={quantity.handleKey}
          aria-valuenow={quantity.current ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={quantity.text}
          className={styles.input}
        />
        <StepButton direction="up" quantity={quantity} isDisabled={isDisabled} />
      </div>
      <span role="status" className={styles.told}>
        {quantity.broken && limit !== undefined && text(quantity.broken, { value: quantity.write(limit) })}
      </span>
    </div>
  );
}
