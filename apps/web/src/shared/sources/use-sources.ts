import { maxCompositions } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { useState } from 'react';
import { useCatalogue } from '../catalogue/use-catalogue';
import type { Source } from './source';

/** What is chosen, and how to choose. */
export interface Sources {
  /** Undefined until the account is read. */
  readonly catalogId: CatalogId | undefined;
  readonly chosen: readonly Source[];
  /** How many more may be chosen. */
  readonly room: number;
  /** How many of the last ones did not fit any more. */
  readonly leftOut: number;
  /** Another catalogue: what was chosen from the other one goes. */
  readonly use: (catalogId: CatalogId) => void;
  /** What is chosen already stays once. */
  readonly add: (more: readonly Source[]) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** The compositions that a page makes something of. */
export function useSources(): Sources {
  const own = useCatalogue();
  const [wanted, setWanted] = useState<CatalogId | null>(null);
  const [chosen, setChosen] = useState<readonly Source[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const set = (next: readonly Source[]) => {
    setChosen(next.slice(0, maxCompositions));
    setLeftOut(Math.max(0, next.length - maxCompositions));
  };
  return {
    catalogId: wanted ?? own,
    chosen,
    room: maxCompositions - chosen.length,
    leftOut,
    use: (catalogId) => {
      setWanted(catalogId);
      set([]);
    },
    add: (more) => set([...new Map([...chosen, ...more].map((each) => [each.id, each])).values()]),
    remove: (id) => set(chosen.filter((each) => each.id !== id)),
    clear: () => set([]),
  };
}
