import type { ProjectProduct } from '@lucerna/contract';
import { leftToOrder, type CatalogId } from '@lucerna/engine';
import { classNames, Icon, Link, Text } from '@lucerna/kit';
import { useFlag } from '../../../shared/flag';
import { productWays } from '../../../shared/product';
import { useTranslate } from '../../../shared/i18n';
import styles from './ValidationMark.module.css';

interface ValidationMarkProps {
  readonly line: ProjectProduct;
  readonly projectId: string;
  readonly catalogId: CatalogId;
  /** Whoever may change the project may validate its lines. */
  readonly canEdit: boolean;
}

/**
 * Whether a line was validated with the catalogue as it is, and nothing stood against it; and where that is done. Nobody
 * is asked to validate what is ordered already.
 */
export function ValidationMark({ line, projectId, catalogId, canEdit }: ValidationMarkProps) {
  const t = useTranslate();
  const canValidateComposed = useFlag('validateComposingPendantsProduct') ?? false;
  const isValid = line.validation.status === 1;
  if (!isValid && leftToOrder(line) === 0) return null;
  if (isValid || !canEdit) {
    return (
      <Text
        as="span"
        size={14}
        tone={isValid ? 'success' : 'quiet'}
        className={classNames(styles.mark, !isValid && styles.open)}
      >
        <Icon name={isValid ? 'success' : 'info'} size={16} />
        {t(isValid ? 'projects.isValidated' : 'projects.isNotValidated')}
      </Text>
    );
  }
  const { validate } = productWays(line, { projectId, catalogId, canValidateComposed });
  return (
    <span className={classNames(styles.mark, styles.open)}>
      <Link
        variant="quiet"
        icon="info"
        href={validate}
        aria-label={`${t('projects.isNotValidated')}. ${t('projects.validate')}`}
        className={styles.way}
      >
        {t('projects.isNotValidated')}
      </Link>
    </span>
  );
}
