import { ListBoxItem, Text } from 'react-aria-components';
import { Icon } from '../icon/Icon';
import type { SelectOption } from './Select';
import overlay from '../overlay/Overlay.module.css';

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
        <Text slot="label">{option.label}</Text>
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
