import { sharedRoles, type ProjectMember, type ProjectMembers } from '@lucerna/contract';
import { Button, IconButton, notify, Select, Text } from '@lucerna/kit';
import { api, useActKey } from '../../../shared/api';
import type { Act } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import type { NamedProject } from '../name/named-project';
import styles from './People.module.css';

interface PersonProps {
  readonly person: ProjectMembers['owner'] | ProjectMember;
  readonly project: NamedProject;
  readonly act: Act;
  readonly onLeft: () => void;
}

/** Somebody who works on a project, with what they may do there. */
export function Person({ person, project, act, onLeft }: PersonProps) {
  const t = useTranslate();
  const actKey = useActKey();
  const [change] = api.useChangeProjectMemberMutation();
  const [remove] = api.useRemoveProjectMemberMutation();
  const role = 'role' in person ? person.role : 'owner';
  const { id: accountId, name, email, isYou } = person;
  const params = { id: project.id, accountId };
  const canChange = project.may.includes('share') && (role === 'editor' || role === 'viewer');
  const canRemove = project.may.includes(role === 'assigned' ? 'assign' : 'share') && role !== 'owner';

  async function give(next: (typeof sharedRoles)[number]) {
    const body = { role: next };
    const isDone = await act.run(() =>
      change({ params, body, actKey: actKey.of([params, body]), isSilent: true }).unwrap(),
    );
    if (isDone) actKey.done();
  }

  async function end() {
    const isDone = await act.run(() =>
      remove({ params, actKey: actKey.of(params), isSilent: true }).unwrap(),
    );
    if (!isDone) return;
    actKey.done();
    if (isYou) onLeft();
    const title = isYou ? t('projects.left', { name: project.name }) : t('projects.personRemoved', { name });
    notify({ tone: 'success', title });
  }

  return (
    <li className={styles.person}>
      <span className={styles.name}>
        <Text as="span">
          <bdi>{name}</bdi>
          {isYou && ` (${t('projects.you')})`}
        </Text>
        {name !== email && (
          <Text as="span" size={14} tone="quiet">
            {email}
          </Text>
        )}
      </span>
      {canChange ? (
        <Select
          variant="quiet"
          label={t('projects.roleOf', { name })}
          isLabelHidden
          options={sharedRoles.map((each) => ({ value: each, label: t(`projects.role-${each}`) }))}
          value={role}
          onChange={(next) => void give(next)}
        />
      ) : (
        <Text as="span" size={14} tone="quiet">
          {t(`projects.role-${role}`)}
        </Text>
      )}
      {isYou && role !== 'owner' && (
        <Button size="small" isDisabled={act.isActing} onPress={() => void end()}>
          {t('projects.leave')}
        </Button>
      )}
      {!isYou && canRemove && (
        <IconButton
          icon="close"
          label={t('projects.removePerson', { name })}
          isDisabled={act.isActing}
          onPress={() => void end()}
        />
      )}
    </li>
  );
}
