import { Registration } from '../features/requests/registration/Registration';
import { usePageParams } from '../shared/route';

export default function RegistrationPage() {
  const { projectId } = usePageParams('registrationUsa');
  return <Registration key={projectId} projectId={projectId} />;
}
