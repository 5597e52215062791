import { RequestList } from '../features/requests/list/RequestList';

export default function RequestsPage() {
  return <RequestList />;
}
