import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './OneLine.module.css';

export interface OneLineProps {
  children: ReactNode;
  className?: string;
}

/**
 * A text on one line, cut where there is no more room. The whole of it lies over what is below while the pointer rests
 * on it, after a tap until the next press, or while the focus is in its row, unless Escape is pressed.
 */
export function OneLine({ children, className }: OneLineProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const line = ref.current;
    const row = line?.closest('tr, li');
    if (!line || !row) return undefined;
    const show = () => setWhole(line.scrollWidth > line.clientWidth);
    const hide = () => setWhole(false);
    const showForKeys = ({ target }: Event) =>
      target instanceof Element && target.matches(':focus-visible') && show();
    row.addEventListener('focusin', showForKeys);
    row.addEventListener('focusout', hide);
    return () => {
      row.removeEventListener('focusin', showForKeys);
      row.removeEventListener('focusout', hide);
    };
  }, []);
  useEffect(() => {
    if (!isWhole) return undefined;
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setWhole(false);
    const hideFromBeside = ({ target }: Event) =>
      (target instanceof Node && ref.current?.contains(target)) || setWhole(false);
    document.addEventListener('keydown', hide);
    document.addEventListener('pointerdown', hideFromBeside);
    return () => {
      document.removeEventListener('keydown', hide);
      document.removeEventListener('pointerdown', hideFromBeside);
    };
  }, [isWhole]);
  return (
    <span className={classNames(styles.place, className)} data-whole={isWhole || undefined}>
      <span
        ref={ref}
        className={styles.line}
        onPointerEnter={({ currentTarget: line }) => setWhole(line.scrollWidth > line.clientWidth)}
        // A finger leaves when it is lifted: what it showed stays until another press. One that scrolls shows nothing.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setWhole(false)}
        onPointerCancel={() => setWhole(false)}
      >
        {children}
      </span>
    </span>
  );
}
