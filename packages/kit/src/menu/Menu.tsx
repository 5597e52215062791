import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, type PopoverProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { useOverlayLayer } from '../overlay/layer';
import overlay from '../overlay/Overlay.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  icon?: IconName;
  /** A place to go to; without it the entry is an act. */
  href?: string;
  onAction?: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The one that holds now, with a check. */
  isCurrent?: boolean;
}

export interface MenuProps {
  /** The button of the kit that opens it. */
  trigger: ReactElement;
  label?: string;
  items: readonly MenuEntry[];
  placement?: PopoverProps['placement'];
  /** Opens once it is drawn: for a menu that is read only once somebody pressed its button, which is to ask for the focus. */
  isOpenAtFirst?: boolean;
}

/** Acts and places behind one button. */
export function Menu({ trigger, label, items, placement = 'bottom end', isOpenAtFirst }: MenuProps) {
  const layer = useOverlayLayer();
  const [isOpen, setOpen] = useState(false);
  // Not before the button has the focus, to which it comes back from the menu.
  const openAtFirst = useEffectEvent(() => {
    if (isOpenAtFirst) setOpen(true);
  });
  useEffect(() => openAtFirst(), []);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover className={overlay.surface} style={layer} placement={placement}>
        <AriaMenu className={overlay.list} aria-label={label}>
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              href={item.href}
              onAction={item.onAction}
              isDisabled={item.isDisabled}
              textValue={item.label}
              className={classNames(overlay.item, item.isDanger && overlay.danger)}
            >
              {item.icon && <Icon name={item.icon} />}
              <span className={overlay.words}>
                {item.label}
                {item.description && <span className={overlay.detail}>{item.description}</span>}
              </span>
              {item.isCurrent && <Icon name="check" size={16} />}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
