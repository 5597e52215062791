import type { CollectionList } from '@lucerna/contract';
import { ChoiceCards } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import styles from './ApplicationFilter.module.css';

interface ApplicationFilterProps {
  readonly applications: CollectionList['applications'];
  /** Collections without a filter. */
  readonly total: number;
  readonly chosen: string | null;
  readonly onChoose: (applicationId: string | null) => void;
}

/** Narrows to an application; each says how many collections it would leave. */
export function ApplicationFilter({ applications, total, chosen, onChoose }: ApplicationFilterProps) {
  const t = useTranslate();
  return (
    <ChoiceCards
      layout="pills"
      label={t('collections.application')}
      isLabelHidden
      className={styles.filter}
      choices={[
        { value: 'all', label: t('collections.all'), end: total || '' },
        ...applications.map(({ id, description, collections }) => ({
          value: String(id),
          label: description,
          end: collections,
        })),
      ]}
      value={chosen ?? 'all'}
      onChange={(value) => onChoose(value === 'all' ? null : value)}
    />
  );
}
