import type { BodyInput, Operations } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { readFile, type ApiFailure } from '../../shared/api';
import type { Sources } from '../../shared/sources';

type Body = BodyInput<Operations['makeCompositionSheets']>;

/** A document that was made. */
interface MadeSheets {
  readonly blob: Blob;
  readonly pages: number;
}

interface MakingSheets {
  readonly isMaking: boolean;
  readonly failure: ApiFailure | null;
  readonly made: MadeSheets | null;
  readonly make: (language: LanguageCode) => Promise<void>;
}

const address = '/api/v1/composition-sheets';

/** Asks the server for the document of what is chosen. */
export function useMakeSheets({ chosen, catalogId }: Sources): MakingSheets {
  const store = useStore();
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [made, setMade] = useState<MadeSheets | null>(null);

  async function make(language: LanguageCode) {
    setMaking(true);
    setFailure(null);
    setMade(null);
    const body: Body = { catalogId, compositions: chosen.map(({ wanted }) => wanted) };
    const query = new URLSearchParams({ lang: language }).toString();
    const read = await readFile(store, `${address}?${query}`, undefined, body);
    setMaking(false);
    if ('data' in read) setMade({ blob: read.data, pages: chosen.length });
    else setFailure(read.error);
  }
  return { isMaking, failure, made, make };
}
