import { emailText, lengths, newProjectVersion } from '@lucerna/contract';
import { Button, notify, TextField } from '@lucerna/kit';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { api, useActKey } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';
import { href } from '../../../shared/route';
import type { NamedProject } from '../name/named-project';
import { useFreshVersion } from '../name/use-fresh-version';
import styles from './Versions.module.css';

interface SaveVersionProps {
  readonly project: NamedProject;
  /** Told the title while the version is saved, and null when that ended. */
  readonly onSaving: (title: string | null) => void;
  readonly onSaved: () => void;
}

/** Saves what a project is as a version and goes to it (P2), and sends it by mail where an e-mail is given. */
export function SaveVersion({ project, onSaving, onSaved }: SaveVersionProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const rule = useRule();
  const act = useAct();
  const actKey = useActKey();
  const withVersion = useFreshVersion(project);
  const [save] = api.useAddProjectVersionMutation();
  const [title, setTitle] = useState('');
  const [email, setEmail] = useState('');
  const [hasTried, setTried] = useState(false);
  if (!project.may.includes('version') || project.status !== 1) return null;
  const wrongTitle = rule(newProjectVersion.shape.title)(title);
  const wrongEmail = email.trim() === '' ? null : rule(emailText)(email);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrongTitle !== null || wrongEmail !== null) return;
    const call = {
      params: { id: project.id },
      query: { email: email.trim() || undefined },
      body: { title },
      isSilent: true,
    } as const;
    onSaving(title);
    await act.run(async () => {
      const made = await withVersion((version) =>
        save({ ...call, version, actKey: actKey.of([call, version]) }).unwrap(),
      );
      actKey.done();
      onSaved();
      await navigate(href('project', { projectId: made.id }));
      notify({
        tone: 'success',
        title: t('versions.saved', { title }),
        ...(call.query.email && { text: t('versions.savedAndSent', { email: call.query.email }) }),
      });
    });
    onSaving(null);
  }

  return (
    <form className={styles.save} onSubmit={(event) => void submit(event)} noValidate>
      <FailureAlert failure={act.failure} />
      <TextField
        autoComplete="off"
        label={t('versions.name')}
        description={t('versions.nameHint', { count: lengths.versionTitle })}
        maxLength={lengths.versionTitle}
        value={title}
        onChange={setTitle}
        errorMessage={hasTried ? wrongTitle : undefined}
      />
      <TextField
        type="email"
        autoComplete="off"
        label={t('versions.email')}
        description={t('versions.emailHint')}
        value={email}
        onChange={setEmail}
        errorMessage={hasTried ? wrongEmail : undefined}
      />
      <Button type="submit" variant="primary" isLoading={act.isActing}>
        {t('versions.save')}
      </Button>
    </form>
  );
}
