import type { CollectionSheet } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../api';
import { catalogueQuery } from '../../catalogue/use-catalogue';
import { useSession } from '../../session';
import { useDispatch } from '../../store/hooks';
import { catalogueOf } from './editor-catalogue';
import type { EditorCatalogue } from './editor-catalogue';

interface ReadCollections {
  /** What they were read for: another catalogue or another account reads anew. */
  readonly of: string;
  readonly sheets: ReadonlyMap<number, CollectionSheet>;
}

export interface EditorCatalogueQuery {
  /** Null until the collections that were asked first are there; while more are read, those before. */
  readonly catalogue: EditorCatalogue | null;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The catalogue of an editor: everything to compose the luminaires of some subfamilies, read collection by collection,
 * so that one more does not read the others again. Ask for more whenever the editor needs them.
 */
export function useEditorCatalogue(
  subFamilies: readonly number[],
  catalogId: CatalogId | undefined,
): EditorCatalogueQuery {
  const dispatch = useDispatch();
  const { account, status } = useSession();
  // As a stranger it would be read without prices, and then again.
  const isKnown = status !== 'unknown';
  const [read, setRead] = useState<ReadCollections>({ of: '', sheets: new Map() });
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const of = `${catalogId} ${account?.id ?? ''}`;
  const wanted = [...new Set(subFamilies)].sort((one, other) => one - other).join();

  useEffect(() => {
    if (!catalogId || wanted === '' || !isKnown) return;
    let isWanted = true;
    setError(null);
    const calls = wanted.split(',').map((subFamilyId) =>
      dispatch(
        api.endpoints.getCollectionSheet.initiate({
          query: { ...catalogueQuery(catalogId), subFamilyId: [subFamilyId] },
        }),
      ),
    );
    Promise.all(calls.map((call) => call.unwrap())).then(
      (answers) => {
        const sheets = new Map(answers.flatMap((each) => each.families.map(({ id }) => [id, each] as const)));
        if (isWanted) setRead({ of, sheets });
      },
      (failure: unknown) => isWanted && setError(failure),
    );
    return () => {
      isWanted = false;
      for (const call of calls) call.unsubscribe();
    };
  }, [dispatch, catalogId, wanted, of, isKnown, tries]);

  const catalogue = useMemo(
    () => (catalogId && read.sheets.size > 0 ? catalogueOf(catalogId, [...read.sheets.values()]) : null),
    [catalogId, read],
  );
  const isRead = read.of === of && wanted.split(',').every((id) => id === '' || read.sheets.has(Number(id)));
  return {
    catalogue: catalogue?.catalogId === catalogId ? catalogue : null,
    isLoading: !isRead && error === null,
    error,
    retry: () => setTries((count) => count + 1),
  };
}
