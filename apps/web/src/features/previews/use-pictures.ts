import { useEffect, useRef, useState } from 'react';
import type { EditorCatalogue } from '../../shared/editor';
import type { Source } from '../../shared/sources';
import type { Look } from './look';
import { makeEach, type Progress } from './make-pictures';
import { openPictureMaker, PictureFailure, type PictureMaker } from './picture-maker';

/** A picture that was made. The address is valid while the page stands. */
export interface MadePicture {
  readonly source: Source;
  readonly blob: Blob;
  readonly address: string;
}

/** A picture that could not be made. */
export interface FailedPicture {
  readonly source: Source;
  readonly failure: PictureFailure;
}

interface Pictures {
  /** How far it is; null when nothing is made now. */
  readonly progress: Progress | null;
  readonly made: readonly MadePicture[];
  readonly failed: readonly FailedPicture[];
  /** How the last ones were made; null before. */
  readonly kind: PictureMaker['kind'] | null;
  readonly make: (sources: readonly Source[], look: Look, catalogue: EditorCatalogue) => Promise<void>;
  readonly cancel: () => void;
}

const rest = (): Promise<void> => new Promise((next) => setTimeout(next, 0));

/** Makes pictures, shows them as they come, and forgets them with the page. */
export function usePictures(): Pictures {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [made, setMade] = useState<readonly MadePicture[]>([]);
  const [failed, setFailed] = useState<readonly FailedPicture[]>([]);
  const [kind, setKind] = useState<PictureMaker['kind'] | null>(null);
  const running = useRef<AbortController | null>(null);
  const addresses = useRef<string[]>([]);

  function forget() {
    for (const address of addresses.current) URL.revokeObjectURL(address);
    addresses.current = [];
  }
  useEffect(
    () => () => {
      running.current?.abort();
      forget();
    },
    [],
  );

  async function make(sources: readonly Source[], look: Look, catalogue: EditorCatalogue) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    forget();
    setMade([]);
    setFailed([]);
    setKind(null);
    setProgress({ done: 0, all: sources.length, secondsLeft: null });
    const maker = await openPictureMaker(look, catalogue);
    if (!signal.aborted) setKind(maker.kind);
    await makeEach<Source, Blob>({
      items: sources,
      make: maker.picture,
      signal,
      now: () => performance.now(),
      rest,
      tell: (outcome, now) => {
        setProgress(now);
        if ('made' in outcome) {
          const address = URL.createObjectURL(outcome.made);
          addresses.current.push(address);
          setMade((before) => [...before, { source: outcome.item, blob: outcome.made, address }]);
        } else {
          const failure =
            outcome.error instanceof PictureFailure ? outcome.error : new PictureFailure(null, 'broken');
          setFailed((before) => [...before, { source: outcome.item, failure }]);
        }
      },
    });
    maker.close();
    if (running.current.signal === signal) setProgress(null);
  }

  return {
    progress,
    made,
    failed,
    kind,
    make,
    cancel: () => {
      running.current?.abort();
      setProgress(null);
    },
  };
}
