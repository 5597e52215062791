import { late } from '../../shared/lazy';
import { useAfterFirstPage } from './use-after-first-page';

const LateNotices = late(() => import('./late-notices'));

/** Where notifications appear. Those of before it is read wait and are shown. */
export function Notifications() {
  const isTime = useAfterFirstPage();
  return isTime && <LateNotices />;
}
