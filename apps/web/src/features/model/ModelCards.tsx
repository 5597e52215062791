import type { ModelCard } from '@lucerna/contract';
import { ModelCard as Card } from '../../shared/choosing/ModelCard';
import styles from './ModelCards.module.css';

interface ModelCardsProps {
  readonly models: readonly ModelCard[];
  readonly applicationLocationId: string | undefined;
}

/** Models beside each other, each the way to its page. */
export function ModelCards({ models, applicationLocationId }: ModelCardsProps) {
  return (
    <ul className={styles.models}>
      {models.map((each) => (
        <li key={each.model}>
          <Card model={each} applicationLocationId={applicationLocationId} />
        </li>
      ))}
    </ul>
  );
}
