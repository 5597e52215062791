import type { ReactNode } from 'react';
import { Group, Input, TextField as AriaTextField } from 'react-aria-components';
import { classNames } from '../class-names';
import type { FieldProps } from '../field/field-props';
import { FieldLabel } from '../field/FieldLabel';
import { FieldMessage } from '../field/FieldMessage';
import { useQuantity, type QuantityOptions } from '../quantity/use-quantity';
import { StepButton } from '../quantity/StepButton';
import { useKitText } from '../texts/KitTexts';
import field from '../field/Field.module.css';

export interface NumberFieldProps extends FieldProps, Omit<QuantityOptions, 'value'> {
  /** Null while there is none; 1 where it is left out. */
  value?: number | null;
  /** Written after the figure, such as `cm`. */
  unit?: ReactNode;
  /** Minus and plus at the end of the box. */
  hasSteppers?: boolean;
}

/** A number with limits, 1 at least unless `min` says otherwise. What is typed beyond them is brought back, with a word. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    isLabelHidden,
    isMarkedOptional,
    description,
    errorMessage,
    unit,
    hasSteppers = true,
  } = props;
  const { isRequired, isDisabled, isReadOnly, name, className, value = 1, min = 1, max } = props;
  const text = useKitText();
  const quantity = useQuantity({ ...props, value, min });
  const limit = quantity.broken === 'minValue' ? min : max;
  const notice =
    quantity.broken && limit !== undefined ? text(quantity.broken, { value: quantity.write(limit) }) : null;
  const areStepsShown = hasSteppers && !isReadOnly;
  return (
    <AriaTextField
      value={quantity.text}
      onChange={quantity.type}
      onBlur={quantity.leave}
      onKeyDown={quantity.handleKey}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      name={name}
      className={classNames(field.field, className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isMarkedOptional={isMarkedOptional} />
      <Group className={field.box}>
        <Input
          role="spinbutton"
          inputMode={props.notation ? 'text' : 'decimal'}
          autoComplete="off"
          aria-valuenow={quantity.current ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={quantity.text}
          className={classNames(field.input, field.figures)}
        />
        {unit && <span className={field.unit}>{unit}</span>}
        {areStepsShown && (
          <>
            <StepButton direction="down" quantity={quantity} isDisabled={isDisabled} />
            <StepButton direction="up" quantity={quantity} isDisabled={isDisabled} />
          </>
        )}
      </Group>
      <FieldMessage description={description} error={errorMessage} />
      <span role="status" className={classNames(field.message, field.description)}>
        {notice}
      </span>
    </AriaTextField>
  );
}
