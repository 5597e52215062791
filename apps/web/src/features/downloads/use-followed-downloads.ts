import type { Download, DownloadRow, ServerEventData } from '@lucerna/contract';
import { progressAfter, stepsAfter } from '@lucerna/contract';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { api, readNow } from '../../shared/api';
import { useServerEvents } from '../../shared/socket/use-server-events';
import { useDispatch } from '../../shared/store/hooks';
import type { Dispatch, State } from '../../shared/store/store';

/** Milliseconds between questions while the socket does not tell. */
const askEvery = 2000;

const none: readonly DownloadRow[] = [];
const detailOf = (id: string) => ({ params: { id }, isSilent: true });
const { listDownloads, getDownload } = api.endpoints;

/** Reads again what may have moved, or ended, after it was asked for: those that were being made then. */
const readMoved =
  (downloads: readonly DownloadRow[], since: number) =>
  (dispatch: Dispatch, getState: () => State): void => {
    for (const { id } of downloads) {
      const { startedTimeStamp = Infinity, data } = getDownload.select(detailOf(id))(getState());
      if (startedTimeStamp <= since && (data?.state ?? 'making') === 'making')
        void dispatch(readNow(getDownload.initiate, detailOf(id)));
    }
  };

/**
 * The downloads of the last day, the last one first. While one is being made the list is read as the server tells, and every
 * 2 s where it cannot. What is shown of each (`getDownload`) is read after the list, so that the list never tells of an end
 * that it does not know.
 */
export function useFollowedDownloads(isShown: boolean) {
  const dispatch = useDispatch();
  const { data, fulfilledTimeStamp } = api.useListDownloadsQuery(
    { isSilent: true },
    { refetchOnMountOrArgChange: true },
  );
  const downloads = data?.downloads ?? none;
  const isMaking = downloads.some(({ state }) => state === 'making');
  const readList = useCallback(
    () => void dispatch(readNow(listDownloads.initiate, { isSilent: true })),
    [dispatch],
  );
  const readDetails = useEffectEvent((since: number) => dispatch(readMoved(downloads, since)));
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined) readDetails(fulfilledTimeStamp);
  }, [fulfilledTimeStamp]);

  function take({ id, state, moved }: ServerEventData<'download'>): void {
    dispatch(
      api.util.updateQueryData('getDownload', detailOf(id), (known: Download) => {
        for (const [position, progress, steps] of moved) {
          const file = known.files[position];
          if (!file) continue;
          file.progress = progressAfter(file.progress, progress);
          if (steps) file.steps = stepsAfter(file.subType, file.steps, steps);
        }
      }),
    );
    // Names, sizes and reasons come with the whole of it.
    if (state !== 'making') readList();
  }
  const { isListening } = useServerEvents({
    isWanted: isShown && isMaking,
    on: { download: take },
    // It may have moved before the socket was open.
    onConnect: readList,
  });
  useEffect(() => {
    if (!isMaking || isListening) return;
    const timer = setInterval(readList, askEvery);
    return () => clearInterval(timer);
  }, [isListening, isMaking, readList]);
  return { downloads, isMaking };
}
