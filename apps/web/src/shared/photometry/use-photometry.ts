import type { CatalogId } from '@lucerna/engine';
import { readPhotometry, type Photometry } from '@lucerna/photometry';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '../api';
import { file, send } from '../api/send';
import { lightFileAddress } from './light-file-address';

/** What is known of the light of a product. `none`: its catalogue has no light file for it. */
export type LightState =
  | { readonly type: 'reading' }
  | { readonly type: 'none' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'read'; readonly photometry: Photometry };

/** The light of a model or a reference, read from the same file that is downloaded. */
export function usePhotometry(catalogId: CatalogId, reference: string) {
  const [state, setState] = useState<LightState>({ type: 'reading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    // Another configuration of the same model shines alike: its diagram stays until the new one is there.
    setState((before) => (before.type === 'read' ? before : { type: 'reading' }));
    void lightOf(lightFileAddress(catalogId, reference, 'ies'), stop.signal).then((found) => {
      if (!stop.signal.aborted) setState(found);
    });
    return () => stop.abort();
  }, [catalogId, reference, tries]);
  return { state, retry: () => setTries((count) => count + 1) };
}

async function lightOf(address: string, signal: AbortSignal): Promise<LightState> {
  const sent = await send(address, { method: 'GET' }, signal, file);
  if ('error' in sent) {
    const { error: failure } = sent;
    return failure.code === 'photometryMissing' ? { type: 'none' } : { type: 'failed', failure };
  }
  const read = readPhotometry(new Uint8Array(await sent.data.arrayBuffer()));
  return read.ok ? { type: 'read', photometry: read.photometry } : { type: 'none' };
}
