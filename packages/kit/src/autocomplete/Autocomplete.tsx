import { useState } from 'react';
import { Button, ComboBox, Group, Input, ListBox, Popover } from 'react-aria-components';
import { classNames } from '../class-names';
import type { FieldProps } from '../field/field-props';
import { FieldLabel } from '../field/FieldLabel';
import { FieldMessage } from '../field/FieldMessage';
import { useIsTried } from '../provider/tried-form';
import { Icon } from '../icon/Icon';
import { useOverlayLayer } from '../overlay/layer';
import { SelectItem, type SelectOption } from '../select/SelectItem';
import { Spinner } from '../spinner/Spinner';
import { useKitText } from '../texts/KitTexts';
import field from '../field/Field.module.css';
import overlay from '../overlay/Overlay.module.css';
import styles from './Autocomplete.module.css';

export interface AutocompleteProps<Value extends string = string> extends FieldProps {
  /** What may be chosen; with `onSearch` what was found for the words typed last. */
  options: readonly SelectOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Searches elsewhere: told the words at every key, and the options are shown as they come. */
  onSearch?: (words: string) => void;
  /** Options are still on their way. */
  isLoading?: boolean;
  placeholder?: string;
}

/** One of many, found by typing a part of its name. */
export function Autocomplete<Value extends string = string>(props: AutocompleteProps<Value>) {
  const { label, isLabelHidden, isMarkedOptional, description, errorMessage, className } = props;
  const { options, value, onChange, onSearch, isLoading, placeholder } = props;
  const { isRequired, isDisabled, isReadOnly, name } = props;
  const text = useKitText();
  const layer = useOverlayLayer();
  const [isLeft, setLeft] = useState(false);
  const isAsked = useIsTried() && !isDisabled;
  const error =
    errorMessage ?? (isRequired && (isLeft || isAsked) && value === null ? text('required') : null);
  return (
    <ComboBox
      value={value}
      onChange={(key) => onChange(key as Value | null)}
      onInputChange={onSearch}
      onBlur={() => setLeft(true)}
      defaultFilter={onSearch && (() => true)}
      defaultItems={options.map((option) => ({ ...option, id: option.value }))}
      allowsEmptyCollection
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      name={name}
      className={classNames(field.field, className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isMarkedOptional={isMarkedOptional} />
      <Group className={field.box}>
        <Input className={field.input} placeholder={placeholder} />
        {isLoading && <Spinner className={styles.spinner} />}
        <Button className={field.button}>
          <Icon name="chevron-down" size={16} />
        </Button>
      </Group>
      <FieldMessage description={description} error={error} />
      <Popover className={overlay.surface} style={layer}>
        <ListBox<SelectOption & { id: string }>
          className={overlay.list}
          renderEmptyState={() => (
            <div className={overlay.empty}>{text(isLoading ? 'loading' : 'noOptions')}</div>
          )}
        >
          {(option) => <SelectItem option={option} />}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
