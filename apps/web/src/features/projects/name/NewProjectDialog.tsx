import { useNavigate } from 'react-router';
import { api, useActKey } from '../../../shared/api';
import { useProjectRedirect } from '../../../shared/route';
import { selectCatalogId } from '../../../shared/session';
import { useSelector } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';
import { ProjectNameDialog } from './ProjectNameDialog';

interface NewProjectDialogProps {
  readonly onClose: () => void;
  /** Told the name while the project is made, and null when that ended. */
  readonly onCreating: (name: string | null) => void;
}

/** Names a new project, makes it and goes to it. */
export function NewProjectDialog({ onClose, onCreating }: NewProjectDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const pageOf = useProjectRedirect();
  const act = useActKey();
  const catalogId = useSelector(selectCatalogId);
  const [create] = api.useCreateProjectMutation();

  async function save(name: string) {
    const body = { name, catalogId };
    onCreating(name);
    try {
      const { id } = await create({ body, actKey: act.of(body), isSilent: true }).unwrap();
      act.done();
      onClose();
      await navigate(pageOf(id));
    } finally {
      onCreating(null);
    }
  }

  return (
    <ProjectNameDialog
      title={t('projects.newProject')}
      confirmLabel={t('projects.create')}
      name=""
      onClose={onClose}
      onSave={save}
    />
  );
}
