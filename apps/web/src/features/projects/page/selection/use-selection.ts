import { createContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ProjectRow } from '../project-rows';
import { linesBetween, selectableOf, withSelected, type Selected } from './selection';

export interface SelectActs {
  /** Selects a line or no longer; `isRange`: with all from the one before. */
  readonly select: (id: string, isSelected: boolean, isRange: boolean) => void;
  readonly selectAll: (ids: readonly string[], isSelected: boolean) => void;
  /** Selects these and no others. */
  readonly selectOnly: (ids: readonly string[]) => void;
}

export interface Selection {
  readonly selected: Selected;
  /** The lines that can be selected, in their order. */
  readonly selectable: readonly string[];
  readonly acts: SelectActs;
}

/** Selects lines of the table; null where the project can only be read. The same object as long as the page is. */
export const SelectContext = createContext<SelectActs | null>(null);

const nothing: Selected = new Set();

/** The lines of a project that are selected. One that is gone is selected no more. */
export function useSelection(rows: readonly ProjectRow[]): Selection {
  const [ids, setIds] = useState(nothing);
  const selectable = useMemo(() => selectableOf(rows), [rows]);
  const order = useRef(selectable);
  useEffect(() => {
    order.current = selectable;
  }, [selectable]);
  const last = useRef<string | null>(null);
  const acts = useMemo<SelectActs>(
    () => ({
      select(id, isSelected, isRange) {
        const range = isRange ? linesBetween(order.current, last.current, id) : [id];
        last.current = id;
        setIds((before) => withSelected(before, range, isSelected));
      },
      selectAll: (some, isSelected) => setIds((before) => withSelected(before, some, isSelected)),
      selectOnly(some) {
        last.current = null;
        setIds(new Set(some));
      },
    }),
    [],
  );
  const selected = useMemo(
    () => (ids.size === 0 ? nothing : new Set(selectable.filter((id) => ids.has(id)))),
    [ids, selectable],
  );
  return { selected, selectable, acts };
}
