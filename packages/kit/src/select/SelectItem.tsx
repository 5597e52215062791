import type { ReactNode } from 'react';
import { ListBoxItem, Text } from 'react-aria-components';
import { Icon } from '../icon/Icon';
import overlay from '../overlay/Overlay.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A quieter second line. */
  description?: ReactNode;
  isDisabled?: boolean;
}

/** One line of an opened list. */
export function SelectItem({ option }: { option: SelectOption }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={overlay.item}
    >
      <span className={overlay.words}>
        <Text slot="label" elementType="bdi">
          {option.label}
        </Text>
        {option.description && (
          <Text slot="description" className={overlay.detail}>
            {option.description}
          </Text>
        )}
      </span>
      <Icon name="check" size={16} className={overlay.check} />
    </ListBoxItem>
  );
}
