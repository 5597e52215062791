import { NoAccess } from '../shared/failure';

export default function NoAccessPage() {
  return <NoAccess />;
}
