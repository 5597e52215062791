import { useEffect, useState } from 'react';
import { api, failureData, failureOf, isUnanswered, type ApiFailure } from '../../../shared/api';
import { useSession } from '../../../shared/session';
import type { DrawingEditor } from '../work/drawing-document';
import { keepFloorFile, readFloorFile } from './floor-files';
import type { FloorPlan } from './floor-plan';

/** Milliseconds after which an upload without an answer is tried again. */
const againMs = 30_000;

/** How far an account has the floor plan: `waiting` is kept in this browser until the server answers. */
export type FloorUpload =
  | { readonly state: 'none' | 'sending' | 'waiting' | 'done' }
  | {
      readonly state: 'refused';
      readonly code: string;
      readonly data: Readonly<Record<string, string | number>>;
    };

const isPassing = (failure: ApiFailure | null): boolean =>
  !failure ||
  isUnanswered(failure) ||
  Number(failure.status) >= 500 ||
  [401, 429].includes(Number(failure.status));

/**
 * Uploads the floor plan of a drawing for whoever is signed in, so that it lies under the drawing on every device. The
 * drawing, with all that undo brings back, then names the upload. The name in this browser is the key of the act: a lost
 * answer makes no second upload.
 */
export function useFloorUpload(floor: FloorPlan | null, editor: DrawingEditor): FloorUpload {
  const isSignedIn = useSession().status === 'signedIn';
  const [send] = api.useUploadFileMutation();
  const [tries, setTries] = useState(0);
  const [upload, setUpload] = useState<FloorUpload>({ state: 'none' });
  const { file = null, name = '', isUploaded = false } = floor ?? {};

  useEffect(() => {
    if (file === null || isUploaded || !isSignedIn) {
      setUpload({ state: isUploaded ? 'done' : 'none' });
      return;
    }
    const local = file;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries((count) => count + 1);

    async function run(): Promise<void> {
      const kept = await readFloorFile(local);
      if (!kept || !isWanted) return;
      setUpload({ state: 'sending' });
      const body = new FormData();
      body.append('file', kept, name);
      const query = { domain: 'eproject', entity: 'floor-plan' } as const;
      const { data, error } = await send({ query, body, actKey: local, isSilent: true });
      if (data) {
        await keepFloorFile(kept, data.id);
        editor.amend((work) =>
          work.floor?.file === local
            ? { ...work, floor: { ...work.floor, file: data.id, isUploaded: true } }
            : work,
        );
      }
      if (!isWanted || data) return;
      const failure = failureOf(error);
      if (failure && !isPassing(failure)) {
        return setUpload({ state: 'refused', code: failure.code, data: failureData(failure) });
      }
      setUpload({ state: 'waiting' });
      window.addEventListener('online', again, { once: true });
      timer = setTimeout(again, againMs);
    }
    void run();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [file, name, isUploaded, isSignedIn, send, editor, tries]);
  return upload;
}
