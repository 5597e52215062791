import { useState } from 'react';
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { classNames } from '../class-names';
import type { FieldProps } from '../field/field-props';
import { FieldLabel } from '../field/FieldLabel';
import { FieldMessage } from '../field/FieldMessage';
import { useIsTried } from '../provider/tried-form';
import { Icon } from '../icon/Icon';
import { useOverlayLayer } from '../overlay/layer';
import { useKitText } from '../texts/KitTexts';
import { SelectItem } from './SelectItem';
import type { SelectOption } from './SelectItem';
import field from '../field/Field.module.css';
import overlay from '../overlay/Overlay.module.css';
import styles from './Select.module.css';

export interface SelectProps<Value extends string = string> extends Omit<FieldProps, 'isReadOnly'> {
  options: readonly SelectOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  isLoading?: boolean;
  /** `quiet` is a word with an arrow, for a tool line; `field` a box as other fields. */
  variant?: 'field' | 'quiet';
}

/** One of a list. A required one that is closed without a choice shows that it needs one. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, isLoading, variant = 'field', className } = props;
  const { label, isLabelHidden, isMarkedOptional, description, errorMessage, isRequired } = props;
  const { isDisabled, name } = props;
  const text = useKitText();
  const layer = useOverlayLayer();
  const [isMissing, setMissing] = useState(false);
  const isTried = useIsTried() && Boolean(isRequired);
  const error = errorMessage ?? ((isMissing || isTried) && value === null ? text('required') : null);
  return (
    <AriaSelect
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      placeholder={placeholder ?? text('select')}
      allowsEmptyCollection
      value={value}
      onChange={(key) => key !== null && onChange(key as Value)}
      onOpenChange={(isOpen) => setMissing(!isOpen && Boolean(isRequired))}
      className={classNames(field.field, styles[variant], className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isMarkedOptional={isMarkedOptional} />
      <Button className={classNames(styles.button, variant === 'field' && field.box)}>
        <SelectValue className={styles.value}>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : <bdi>{selectedText}</bdi>
          }
        </SelectValue>
        <Icon name="chevron-down" size={16} />
      </Button>
      <FieldMessage description={description} error={error} />
      <Popover className={overlay.surface} style={layer}>
        <ListBox
          className={overlay.list}
          items={options.map((option) => ({ ...option, id: option.value }))}
          renderEmptyState={() => (
            <div className={overlay.empty}>{text(isLoading ? 'loading' : 'noOptions')}</div>
          )}
        >
          {(option) => <SelectItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
