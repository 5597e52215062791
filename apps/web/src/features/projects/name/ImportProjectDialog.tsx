import { notify, Text, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, useActKey } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { FormDialog } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';
import { useProjectRedirect } from '../../../shared/route';
import { projectIdIn } from './project-id-in';

interface ImportProjectDialogProps {
  readonly onClose: () => void;
  /** Told what stands in the list while the project is imported, and null when that ended. */
  readonly onImporting: (name: string | null) => void;
}

/**
 * Imports a project of a third party (P4) by its link: a copy of one's own. That there is none, or that it is one's own already, is
 * said at the field and is no failure.
 */
export function ImportProjectDialog({ onClose, onImporting }: ImportProjectDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const pageOf = useProjectRedirect();
  const actKey = useActKey();
  const act = useAct();
  const [bring] = api.useImportProjectMutation();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const id = projectIdIn(text);
  const { failure } = act;
  const isOwn = failure?.status === 400 && failure.code === 'importOwn';
  const isSoft = isOwn || failure?.status === 404;

  async function submit() {
    setTried(true);
    if (id === null) return;
    onImporting(t('projects.importing'));
    let copy: string | undefined;
    await act.run(async () => {
      const { projectId } = await bring({ params: { id }, actKey: actKey.of(id), isSilent: true }).unwrap();
      copy = projectId;
    });
    onImporting(null);
    if (copy === undefined) return;
    actKey.done();
    onClose();
    await navigate(pageOf(copy));
    notify({ tone: 'success', title: t('projects.imported') });
  }

  function why() {
    if (hasTried && id === null) return t('projects.importNoLink');
    if (isOwn) return t('problem.importOwn');
    return isSoft ? t('projects.importNotFound') : undefined;
  }

  return (
    <FormDialog
      title={t('projects.import')}
      confirmLabel={t('projects.import')}
      cancelLabel={t('projects.cancel')}
      isActing={act.isActing}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {!isSoft && <FailureAlert failure={failure} />}
      <Text>{t('projects.importText')}</Text>
      <TextField
        autoFocus
        autoComplete="off"
        label={t('projects.importLink')}
        value={text}
        onChange={(typed) => {
          setText(typed);
          act.forget();
        }}
        errorMessage={why()}
      />
    </FormDialog>
  );
}
