import { useEffect } from 'react';
import { late } from '../../shared/lazy';
import { useDownloads } from '../../shared/downloads/downloads';
import { useCan } from '../../shared/session';
import { useAfterFirstPage } from './use-after-first-page';

const readPanel = () => import('../../features/downloads/DownloadPanel');
const DownloadPanel = late(readPanel);

/** The panel of downloads, once this browser has asked for one. Its code is read before that, so that it is there at once. */
export default function Downloads() {
  const { isShown } = useDownloads();
  const canDownload = useCan('downloads.view');
  const isTime = useAfterFirstPage();
  useEffect(() => {
    if (isTime && canDownload) void readPanel().catch(() => undefined);
  }, [canDownload, isTime]);
  return isShown && canDownload && <DownloadPanel />;
}
