import type { CatalogId } from '@lucerna/engine';
import { useEffect, useState } from 'react';
import { api } from '../../api';
import { catalogueQuery } from '../../catalogue/use-catalogue';
import { useSession } from '../../session';
import { useDispatch } from '../../store/hooks';
import { catalogueOf, type EditorCatalogue } from './editor-catalogue';
import { gatherSheets } from './gather-sheets';
import { readCollection } from './read-collection';

interface ReadCollections {
  /** What they were read for: another catalogue or another account reads anew. */
  readonly of: string;
  /** All that were asked for; some of them may not be in the catalogue. */
  readonly asked: string;
  readonly catalogue: EditorCatalogue | null;
}

interface FailedReading {
  readonly of: string;
  readonly asked: string;
  readonly tries: number;
  readonly error: unknown;
}

export interface EditorCatalogueQuery {
  /** Null until the collections that were asked first are there; while more are read, those before. */
  readonly catalogue: EditorCatalogue | null;
  readonly isLoading: boolean;
  /** Of what is asked for now; stays while it is asked for again. */
  readonly error: unknown;
  readonly isAsking: boolean;
  readonly retry: () => void;
}

/**
 * The catalogue of an editor: everything to compose the luminaires of some subfamilies, read collection by collection,
 * so that one more does not read the others again. Ask for more whenever the editor needs them. What is not in the
 * catalogue is left out beside others: what is made of it is refused by name where it is rebuilt.
 */
export function useEditorCatalogue(
  subFamilies: readonly number[],
  catalogId: CatalogId | undefined,
): EditorCatalogueQuery {
  const dispatch = useDispatch();
  const { account, status } = useSession();
  // As a stranger it would be read without prices, and then again.
  const isKnown = status !== 'unknown';
  const [read, setRead] = useState<ReadCollections>({ of: '', asked: '', catalogue: null });
  const [failed, setFailed] = useState<FailedReading | null>(null);
  const [tries, setTries] = useState(0);
  const of = `${catalogId} ${account?.id ?? ''}`;
  const wanted = [...new Set(subFamilies)].sort((one, other) => one - other).join();

  useEffect(() => {
    if (!catalogId || wanted === '' || !isKnown) return;
    let isWanted = true;
    const calls: { unsubscribe: () => void }[] = [];
    const readPage = (subFamilyId: string) => (page: number, isAgain: boolean) => {
      const call = dispatch(
        api.endpoints.getCollectionSheet.initiate(
          { query: { ...catalogueQuery(catalogId), subFamilyId: [subFamilyId], page } },
          { forceRefetch: isAgain },
        ),
      );
      calls.push(call);
      return call.unwrap();
    };
    const collections = wanted.split(',').map((subFamilyId) => readCollection(readPage(subFamilyId)));
    void Promise.allSettled(collections).then((answers) => {
      if (!isWanted) return;
      const gathered = gatherSheets(answers);
      if (gathered.type === 'failure') setFailed({ of, asked: wanted, tries, error: gathered.failure });
      else {
        setFailed(null);
        const sheets = [...gathered.sheets.values()];
        // Made here, not while the editor is drawn: both together hold up a phone.
        setRead({ of, asked: wanted, catalogue: sheets.length > 0 ? catalogueOf(catalogId, sheets) : null });
      }
    });
    return () => {
      isWanted = false;
      for (const call of calls) call.unsubscribe();
    };
  }, [dispatch, catalogId, wanted, of, isKnown, tries]);

  const { catalogue } = read;
  const isRead = read.of === of && (wanted === '' || read.asked === wanted);
  const error = failed?.of === of && failed.asked === wanted ? failed.error : null;
  return {
    catalogue: catalogue?.catalogId === catalogId ? catalogue : null,
    isLoading: !isRead && error === null,
    error,
    // Before it is known which collections are wanted nothing is asked for: who waits for that may ask again.
    isAsking: wanted !== '' && !isRead && (error === null || failed?.tries !== tries),
    retry() {
      if (error) setTries((count) => count + 1);
    },
  };
}
