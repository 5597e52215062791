import type { TrashedProject } from '@lucerna/contract';
import { Button, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from './Trash.module.css';
import { useRestore } from './use-restore';

interface TrashRowProps {
  readonly project: TrashedProject;
  readonly onRemove: () => void;
}

/** One deleted project: who deleted it and when, and until when it can be restored. */
export function TrashRow({ project, onRemove }: TrashRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const restore = useRestore();
  const [isRestoring, setRestoring] = useState(false);
  const { name, products, deletedAt, deletedBy, removedOn, canRestore } = project;

  async function bringBack() {
    setRestoring(true);
    await restore(project);
    setRestoring(false);
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text>
          <bdi>{name}</bdi>
        </Text>
        <Text size={14} tone="quiet" isTabular>
          {t('projects.products', { count: products })} ·{' '}
          {t('projects.deletedOn', { date: format.shortDate(deletedAt), name: deletedBy })}
        </Text>
        <Text size={14} tone="quiet" isTabular>
          {canRestore
            ? t('projects.removedOn', { date: format.shortDate(removedOn) })
            : t('projects.restoredByOwner')}
        </Text>
      </div>
      {canRestore && (
        <div className={styles.acts}>
          <Button size="small" isLoading={isRestoring} onPress={() => void bringBack()}>
            {t('projects.restore')}
          </Button>
          <Button size="small" variant="quiet" isDisabled={isRestoring} onPress={onRemove}>
            {t('projects.removeForGood')}
          </Button>
        </div>
      )}
    </li>
  );
}
