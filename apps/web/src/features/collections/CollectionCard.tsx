import type { CollectionAnswer } from '@lucerna/contract';
import { Heading, Text } from '@lucerna/kit';
import { Link } from 'react-router';
import { CollectionPicture } from '../../shared/picture';
import { useChoosing } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import type { CollectionViewMode } from './use-view-mode';
import styles from './CollectionCard.module.css';

interface CollectionCardProps {
  readonly collection: CollectionAnswer;
  readonly mode: CollectionViewMode;
  /** Among the first in sight. */
  readonly isFirst: boolean;
}

/** A collection: its picture, its name, one line. */
export function CollectionCard({ collection, mode, isFirst }: CollectionCardProps) {
  const t = useTranslate();
  const choosing = useChoosing();
  const { subFamily, name, line, models } = collection;
  return (
    <Link to={choosing.models(subFamily.id)} className={mode === 'grid' ? styles.card : styles.row}>
      <div className={styles.frame}>
        <CollectionPicture subFamilyId={subFamily.id} isFirst={isFirst} className={styles.picture} />
      </div>
      <div className={styles.words}>
        <Heading level={3} size={mode === 'grid' ? 28 : 20}>
          {name}
        </Heading>
        <Text tone="quiet">{line}</Text>
      </div>
      <Text size={14} tone="quiet" isTabular className={styles.count}>
        {t('collections.models', { count: models })}
      </Text>
    </Link>
  );
}
