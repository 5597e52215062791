import { classNames } from '@lucerna/kit';
import { hasRested, isFinger } from '@lucerna/scene/press';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useTranslate } from '../../i18n';
import { listKey } from './list-key';
import styles from './ElementList.module.css';

/** One element in words. */
export interface ListedElement {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of the name: place, height, finish. */
  readonly detail: string;
  /** What stands against it, in a sentence. */
  readonly problem?: string | null;
  /** How deep it stands below others, from 0. */
  readonly depth?: number;
}

export interface ElementListProps {
  readonly label: string;
  readonly elements: readonly ListedElement[];
  readonly selection: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onRemove?: () => void;
  /** Alt and an arrow: one step of way in the plan, ten with shift. */
  readonly onNudge?: (by: { readonly x: number; readonly z: number }, isFar: boolean) => void;
}

/**
 * Every element in words, with the same commands as the room: arrows go through it, shift extends the selection, space
 * puts one into it or out of it, as a finger does that rests on it, Ctrl+A selects all, Delete removes, Alt and arrows
 * move.
 */
export function ElementList(props: ElementListProps) {
  const { label, elements, selection, onSelect, onRemove, onNudge } = props;
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [anchor, setAnchor] = useState(0);
  const current = Math.min(at, Math.max(0, elements.length - 1));
  const chosen = new Set(selection);
  /** When a pointer went down, milliseconds, and whether it rested until it let go: that is no press any more. */
  const pressed = useRef({ since: 0, isFinger: false, hasRested: false });

  function go(place: number, extend: boolean) {
    setAt(place);
    const row = list.current?.children[place] as HTMLElement | undefined;
    row?.focus();
    if (!extend) setAnchor(place);
    const [first, last] = extend ? [Math.min(anchor, place), Math.max(anchor, place)] : [place, place];
    onSelect(elements.slice(first, last + 1).map(({ id }) => id));
  }

  function toggle(place: number) {
    const id = elements[place]?.id;
    if (id === undefined) return;
    setAt(place);
    setAnchor(place);
    onSelect(chosen.has(id) ? selection.filter((each) => each !== id) : [...selection, id]);
  }

  function handleKey(event: KeyboardEvent) {
    const did = listKey(event, { at: current, count: elements.length });
    if (!did) return;
    if (did.type === 'go') go(did.to, did.extend);
    if (did.type === 'toggle') toggle(current);
    if (did.type === 'all') onSelect(elements.map(({ id }) => id));
    if (did.type === 'remove') onRemove?.();
    if (did.type === 'nudge') onNudge?.(did.by, did.isFar);
    event.preventDefault();
  }

  function release(event: PointerEvent, place: number) {
    if (!hasRested(event, pressed.current.since)) return;
    pressed.current.hasRested = true;
    toggle(place);
  }

  function handleClick(event: MouseEvent, place: number) {
    if (pressed.current.hasRested) return;
    if (event.shiftKey) go(place, true);
    else if (event.ctrlKey || event.metaKey) toggle(place);
    else go(place, false);
  }

  if (elements.length === 0) return <p className={styles.empty}>{t('editor.listEmpty')}</p>;
  return (
    <ul
      ref={list}
      className={styles.list}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      onKeyDown={handleKey}
    >
      {elements.map(({ id, name, detail, problem, depth = 0 }, place) => (
        <li
          key={id}
          role="option"
          aria-selected={chosen.has(id)}
          tabIndex={place === current ? 0 : -1}
          className={classNames(styles.row, chosen.has(id) && styles.chosen)}
          style={{ paddingInlineStart: `${1 + depth * 1.25}rem` }}
          onPointerDown={(event) => {
            pressed.current = { since: event.timeStamp, isFinger: isFinger(event), hasRested: false };
          }}
          onPointerUp={(event) => release(event, place)}
          onClick={(event) => handleClick(event, place)}
          onContextMenu={(event) => pressed.current.isFinger && event.preventDefault()}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>{detail}</span>
          {problem && <span className={styles.problem}>{problem}</span>}
        </li>
      ))}
    </ul>
  );
}
