import type { ProjectProduct } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { Button, Icon, Text } from '@lucerna/kit';
import { useWriteLength } from '../../../shared/catalogue/use-measures';
import { useProblemText, useTranslate } from '../../../shared/i18n';
import styles from './ProjectLines.module.css';

interface QuantityProblemProps {
  readonly line: ProjectProduct;
  /** Raises the quantity to the minimum; absent where it cannot be changed. */
  readonly onRaise?: (moq: number) => void;
}

const isOfQuantity = ({ code }: ProjectProduct['problems'][number]) => code === 'quantity-below-moq';

/** That the quantity is below the minimum, and the way out. */
export function QuantityProblem({ line, onRaise }: QuantityProblemProps) {
  const t = useTranslate();
  if (!line.problems.some(isOfQuantity)) return null;
  const { moq } = line;
  return (
    <div className={styles.problem}>
      <Text as="span" size={14} tone="warning" isTabular>
        <Icon name="warning" size={16} /> {t('projects.belowMoq', { moq })}
      </Text>
      {onRaise && (
        <Button variant="quiet" size="small" onPress={() => onRaise(moq)}>
          {t('projects.raiseTo', { moq })}
        </Button>
      )}
    </div>
  );
}

interface OtherProblemsProps {
  readonly line: ProjectProduct;
  readonly catalogId: CatalogId;
}

/** Why a line cannot be ordered today, quantity and price apart: those stand beside their figures. */
export function OtherProblems({ line, catalogId }: OtherProblemsProps) {
  const others = line.problems.filter((each) => !isOfQuantity(each) && each.code !== 'price-missing');
  return others.length > 0 && <Problems problems={others} catalogId={catalogId} />;
}

interface ProblemsProps {
  readonly problems: ProjectProduct['problems'];
  readonly catalogId: CatalogId;
}

function Problems({ problems, catalogId }: ProblemsProps) {
  const textOf = useProblemText(useWriteLength(catalogId));
  return problems.map((each, index) => (
    <Text key={index} size={14} tone="warning" className={styles.problem}>
      <span>
        <Icon name="warning" size={16} /> {textOf(each)}
      </span>
    </Text>
  ));
}
