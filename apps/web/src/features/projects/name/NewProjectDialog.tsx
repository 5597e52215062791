import { fieldsOf, type Clients, type WrittenFields } from '@lucerna/contract';
import { Select } from '@lucerna/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, useActKey } from '../../../shared/api';
import { useProjectRedirect } from '../../../shared/route';
import { selectCatalogId, useCan } from '../../../shared/session';
import { useSelector } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';
import { ClientField } from '../../../shared/client/ClientField';
import { ProjectNameDialog } from './ProjectNameDialog';

interface NewProjectDialogProps {
  readonly onClose: () => void;
  /** Told the name while the project is made, and null when that ended. */
  readonly onCreating: (name: string | null) => void;
}

const oneself = 'oneself';

/** Names a new project, makes it and goes to it. Who looks after clients may begin it for one of them. */
export function NewProjectDialog({ onClose, onCreating }: NewProjectDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const pageOf = useProjectRedirect();
  const act = useActKey();
  const catalogId = useSelector(selectCatalogId);
  const [create] = api.useCreateProjectMutation();

  const seesClients = useCan('project.view.assigned.company');
  const [client, setClient] = useState<Clients['docs'][number] | null>(null);
  const [owner, setOwner] = useState(oneself);

  async function save(fields: WrittenFields) {
    const body = client
      ? { ...fields, client: client.code, ...(owner !== oneself && { owner }) }
      : { ...fields, catalogId };
    onCreating(fields.name);
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
      fields={fieldsOf({ name: '' })}
      onClose={onClose}
      onSave={save}
    >
      {seesClients && (
        <ClientField
          isForNew
          label={t('projects.forClient')}
          description={t('projects.forClientHint')}
          value={client?.code ?? null}
          onChange={(_, chosen) => {
            setClient(chosen ?? null);
            setOwner(oneself);
          }}
        />
      )}
      {client && client.users.length > 0 && (
        <Select
          label={t('projects.belongsTo')}
          options={[
            { value: oneself, label: t('projects.belongsToYou') },
            ...client.users.map(({ id, name, email }) => ({
              value: id,
              label: name,
              description: name === email ? undefined : email,
            })),
          ]}
          value={owner}
          onChange={setOwner}
        />
      )}
    </ProjectNameDialog>
  );
}
