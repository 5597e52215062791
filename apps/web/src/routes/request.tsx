import { RequestPage } from '../features/requests/page/RequestPage';
import { usePageParams } from '../shared/route';

export default function OneRequestPage() {
  const { requestId } = usePageParams('request');
  return <RequestPage key={requestId} requestId={requestId} />;
}
