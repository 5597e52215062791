import { Input, SearchField as AriaSearchField } from 'react-aria-components';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { classNames } from '../class-names';
import type { FieldProps } from '../field/field-props';
import { FieldLabel } from '../field/FieldLabel';
import { Icon } from '../icon/Icon';
import { IconButton } from '../icon-button/IconButton';
import { useKitText } from '../texts/KitTexts';
import field from '../field/Field.module.css';
import styles from './SearchField.module.css';

export interface SearchFieldProps
  extends
    Pick<FieldProps, 'label' | 'isLabelHidden' | 'isDisabled' | 'name' | 'className'>,
    Pick<AriaSearchFieldProps, 'value' | 'defaultValue' | 'autoFocus' | 'onChange' | 'onSubmit' | 'onClear'> {
  placeholder?: string;
}

/** Words to look for. Escape and the cross clear it, Enter submits. */
export function SearchField({
  label,
  isLabelHidden = true,
  placeholder,
  className,
  ...rest
}: SearchFieldProps) {
  const text = useKitText();
  return (
    <AriaSearchField {...rest} className={classNames(field.field, styles.search, className)}>
      <FieldLabel label={label} isHidden={isLabelHidden} />
      <div className={classNames(field.box, styles.box)}>
        <Icon name="search" className={field.adornment} />
        <Input placeholder={placeholder} className={field.input} />
        <IconButton
          icon="close"
          size="small"
          label={text('clear')}
          hasTooltip={false}
          className={styles.clear}
        />
      </div>
    </AriaSearchField>
  );
}
