import { Navigate } from 'react-router';
import { Registration } from '../features/requests/registration/Registration';
import { href, usePageParams } from '../shared/route';
import { useCan } from '../shared/session';

export default function RegistrationPage() {
  const { projectId } = usePageParams('registrationUsa');
  const canRegister = useCan('project.registration');
  if (!canRegister) return <Navigate to={href('noAccess')} replace />;
  return <Registration key={projectId} projectId={projectId} />;
}
