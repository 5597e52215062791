import { useState } from 'react';
import { Button, DateInput, DatePicker as AriaDatePicker, DateSegment, Dialog } from 'react-aria-components';
import { Group, Popover, useLocale } from 'react-aria-components';
import { classNames } from '../class-names';
import type { FieldProps } from '../field/field-props';
import { FieldLabel } from '../field/FieldLabel';
import { FieldMessage } from '../field/FieldMessage';
import { useIsTried } from '../provider/tried-form';
import { Icon } from '../icon/Icon';
import { useOverlayLayer } from '../overlay/layer';
import { useKitText } from '../texts/KitTexts';
import { dateSeparator, readDay, writeDay } from './date-text';
import { DayView } from './DayView';
import { useLateOpening } from './use-late-opening';
import field from '../field/Field.module.css';
import overlay from '../overlay/Overlay.module.css';
import styles from './DatePicker.module.css';

export interface DatePickerProps extends FieldProps {
  /** `YYYY-MM-DD`, or null while no day is named. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The earliest and the latest day, `YYYY-MM-DD`; one beyond them can be typed and is then refused in words. */
  min?: string;
  max?: string;
  /** Days that cannot be had, such as holidays. */
  isUnavailable?: (day: string) => boolean;
}

/** A day, typed part by part in the mask of the locale or taken from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, isLabelHidden, isMarkedOptional, description, errorMessage, value, onChange } = props;
  const { min, max, isUnavailable, isRequired, isDisabled, isReadOnly, name, className } = props;
  const text = useKitText();
  const { locale } = useLocale();
  const layer = useOverlayLayer();
  const [isLeft, setLeft] = useState(false);
  const isTried = useIsTried();
  const opening = useLateOpening(() => setLeft(true));
  const day = readDay(value);
  const [first, last] = [readDay(min), readDay(max)];

  function findError() {
    if (day && first && day.compare(first) < 0) return text('minDate', { value: writeDay(first, locale) });
    if (day && last && day.compare(last) > 0) return text('maxDate', { value: writeDay(last, locale) });
    return isRequired && (isLeft || isTried) && !day ? text('required') : null;
  }

  const error = errorMessage ?? findError();
  return (
    <AriaDatePicker
      value={day}
      onChange={(next) => onChange(next?.toString() ?? null)}
      onBlur={() => setLeft(!opening.isOpen)}
      granularity="day"
      shouldForceLeadingZeros
      minValue={first}
      maxValue={last}
      isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      name={name}
      isOpen={opening.isOpen}
      onOpenChange={opening.onOpenChange}
      className={classNames(field.field, className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isMarkedOptional={isMarkedOptional} />
      <Group className={field.box}>
        <DateInput className={classNames(field.input, field.figures, styles.input)}>
          {(segment) => (
            <DateSegment segment={segment} className={styles.segment}>
              {segment.type === 'literal' ? dateSeparator(locale) : segment.text}
            </DateSegment>
          )}
        </DateInput>
        <Button className={field.button}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <FieldMessage description={description} error={error} />
      <Popover className={overlay.surface} style={layer}>
        <Dialog className={styles.dialog}>
          <DayView />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
