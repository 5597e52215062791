import { sharedRoles, type MemberRole } from '@lucerna/contract';
import { newProjectMember } from '@lucerna/contract';
import { Button, notify, Select, TextField } from '@lucerna/kit';
import { useState, type FormEvent } from 'react';
import { api, useActKey } from '../../../shared/api';
import type { Act } from '../../../shared/failure';
import { useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';
import type { NamedProject } from '../name/named-project';
import styles from './People.module.css';

/** Adds somebody to a project by e-mail, or assigns it to them. */
export function AddPerson({ project, act }: { project: NamedProject; act: Act }) {
  const t = useTranslate();
  const check = useRule()(newProjectMember.shape.email);
  const actKey = useActKey();
  const [add] = api.useAddProjectMemberMutation();
  const [assign] = api.useAssignProjectMutation();
  const roles: MemberRole[] = [
    ...(project.may.includes('share') ? sharedRoles : []),
    ...(project.may.includes('assign') ? (['assigned'] as const) : []),
  ];
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>(roles[0] ?? 'viewer');
  const [hasTried, setTried] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (check(email) !== null) return;
    const params = { id: project.id };
    const more = { params, actKey: actKey.of([email, role]), isSilent: true } as const;
    const isDone = await act.run(() =>
      role === 'assigned'
        ? assign({ ...more, body: { email } }).unwrap()
        : add({ ...more, body: { email, role } }).unwrap(),
    );
    if (!isDone) return;
    actKey.done();
    setEmail('');
    setTried(false);
    notify({ tone: 'success', title: t('projects.personAdded', { email: email.trim() }) });
  }

  return (
    <form className={styles.add} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        type="email"
        autoComplete="off"
        label={t('projects.personEmail')}
        description={t('projects.personHint')}
        value={email}
        onChange={setEmail}
        errorMessage={hasTried ? check(email) : undefined}
      />
      <div className={styles.acts}>
        <Select
          label={t('projects.personRole')}
          options={roles.map((each) => ({ value: each, label: t(`projects.role-${each}`) }))}
          value={role}
          onChange={setRole}
        />
        <Button type="submit" variant="primary" icon="plus" isLoading={act.isActing}>
          {t('projects.addPerson')}
        </Button>
      </div>
    </form>
  );
}
