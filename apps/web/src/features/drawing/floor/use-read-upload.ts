import { operations } from 'virtual:operations';
import { addressOf } from '@lucerna/contract/address';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { readFile } from '../../../shared/api';
import { useSession } from '../../../shared/session';

/** Reads the picture of an upload of the account; null for a stranger, and where it is another account's or gone. */
export function useReadUpload(): (id: string) => Promise<Blob | null> {
  const store = useStore();
  const isSignedIn = useSession().status === 'signedIn';
  return useCallback(
    async (id) => {
      if (!isSignedIn) return null;
      const read = await readFile(store, addressOf(operations.getFloorPlanContent.path, { params: { id } }));
      return 'data' in read ? read.data : null;
    },
    [store, isSignedIn],
  );
}
