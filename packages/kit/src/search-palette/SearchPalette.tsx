import { useEffect, useId, useState, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import { BareIconButton } from '../icon-button/BareIconButton';
import { OverDialog } from '../overlay/layer';
import { Spinner } from '../spinner/Spinner';
import { useKitText } from '../texts/KitTexts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import modal from '../overlay/Modal.module.css';
import styles from './SearchPalette.module.css';

export interface PaletteOption {
  id: string;
  title: ReactNode;
  /** A quieter second line. */
  detail?: ReactNode;
  picture?: ReactNode;
  /** Stands at the end of the line, such as a number. */
  end?: ReactNode;
}

export interface PaletteGroup {
  id: string;
  title?: string;
  options: readonly PaletteOption[];
}

export interface SearchPaletteProps {
  /** Names the window and its field. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** What was found; of no group without options anything is shown. */
  groups: readonly PaletteGroup[];
  /** What is shown was found for other words, and the right answer is on its way. */
  isStale?: boolean;
  onChoose: (id: string) => void;
  /** Enter where no option is marked. */
  onSubmit: () => void;
  /** Told to a screen reader when it changes, such as how much was found. */
  status: string;
  /** How much was found, at the end of the field; `status` tells it to a screen reader. */
  count?: string;
  onClose: () => void;
  /** Stands under the field, such as why nothing was found. */
  children?: ReactNode;
}

/**
 * A search over the whole page: a field and what was found, as it is typed. The first is marked, the arrows mark another,
 * Enter chooses it, Escape closes.
 */
export function SearchPalette(props: SearchPaletteProps) {
  const { label, placeholder, value, onChange, groups, isStale, onChoose, onSubmit, status, count } = props;
  const { onClose, children } = props;
  const text = useKitText();
  const prefix = useId();
  const input = useRef<HTMLInputElement>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const usual = isStale ? undefined : options[0];
  const active = options.find(({ id }) => id === marked) ?? usual;
  const idOf = (id: string) => `${prefix}-${id}`;

  // The window is opened to type. What closed just before gives its focus back a frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    if (marked)
      document.querySelector(`#${CSS.escape(`${prefix}-${marked}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [marked, prefix]);

  function move(by: 1 | -1): void {
    const at = active ? options.indexOf(active) : by === 1 ? -1 : 0;
    setMarked(options.at((at + by) % options.length)?.id ?? null);
  }

  function takeKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (active) onChoose(active.id);
      else onSubmit();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  }

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className={classNames(modal.overlay, styles.overlay)}
    >
      <Modal className={classNames(modal.modal, styles.modal)}>
        <Dialog aria-label={label} className={modal.dialog}>
          <OverDialog value={true}>
            <div className={styles.head}>
              <Icon name="search" className={styles.mark} />
              <input
                role="combobox"
                aria-label={label}
                aria-autocomplete="list"
                aria-expanded={options.length > 0}
                aria-controls={options.length > 0 ? prefix : undefined}
                aria-activedescendant={active && idOf(active.id)}
                type="text"
                enterKeyHint="go"
                autoComplete="off"
                autoCorrect="off"
                autoCapitalize="off"
                spellCheck={false}
                ref={input}
                autoFocus
                placeholder={placeholder}
                value={value}
                onChange={(event) => {
                  setMarked(null);
                  onChange(event.target.value);
                }}
                onKeyDown={takeKey}
                className={styles.input}
              />
              {isStale ? (
                <Spinner />
              ) : (
                count && (
                  <span aria-hidden="true" className={styles.count}>
                    {count}
                  </span>
                )
              )}
              <BareIconButton icon="close" label={text('close')} onPress={onClose} />
            </div>
            <VisuallyHidden>
              <span role="status">{status}</span>
            </VisuallyHidden>
            <div className={styles.body}>
              {children}
              {options.length > 0 && (
                <div id={prefix} role="listbox" aria-label={label} className={styles.list}>
                  {groups.map(
                    (group) =>
                      group.options.length > 0 && (
                        <Group
                          key={group.id}
                          group={group}
                          idOf={idOf}
                          active={active}
                          onMark={setMarked}
                          onChoose={onChoose}
                        />
                      ),
                  )}
                </div>
              )}
            </div>
          </OverDialog>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface GroupProps extends Pick<SearchPaletteProps, 'onChoose'> {
  group: PaletteGroup;
  idOf: (id: string) => string;
  active: PaletteOption | undefined;
  onMark: (id: string) => void;
}

function Group({ group, idOf, active, onMark, onChoose }: GroupProps) {
  return (
    <div role="group" aria-label={group.title} className={styles.group}>
      {group.title && (
        <div aria-hidden="true" className={styles.title}>
          {group.title}
        </div>
      )}
      {group.options.map(({ id, title, detail, picture, end }) => (
        // The field holds the focus and takes the keys, as in every combobox.
        <div
          key={id}
          id={idOf(id)}
          role="option"
          aria-selected={active?.id === id}
          className={styles.option}
          onPointerMove={() => onMark(id)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(id)}
        >
          {picture && (
            <span aria-hidden="true" className={styles.picture}>
              {picture}
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.name}>{title}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
          {end && <span className={styles.end}>{end}</span>}
        </div>
      ))}
    </div>
  );
}
