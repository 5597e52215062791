import { ChangeLog } from '../features/changes/ChangeLog';

export default function ChangesPage() {
  return <ChangeLog />;
}
