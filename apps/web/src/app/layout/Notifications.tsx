import { late } from '../../shared/late';
import { useAfterFirstPage } from './use-after-first-page';

const ToastRegion = late(() => import('./toast-region'));

/** Where notifications appear. Those of before it is read wait and are shown. */
export function Notifications() {
  const isTime = useAfterFirstPage();
  return isTime && <ToastRegion />;
}
