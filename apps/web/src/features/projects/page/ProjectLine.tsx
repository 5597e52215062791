import type { ProjectProduct } from '@lucerna/contract';
import { dispatchDay, leftToOrder } from '@lucerna/engine';
import type { CatalogId } from '@lucerna/engine';
import { classNames, Link, QuantityField, Stack, TableCell, TableRow, Text } from '@lucerna/kit';
import { memo } from 'react';
import { ReferenceCopy } from '../../../shared/copy/ReferenceCopy';
import { dayFrom } from '../../../shared/form';
import { ProductPicture } from '../../../shared/picture';
import { editHref } from '../../../shared/product';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { LineDescription } from './LineDescription';
import { LineMenu } from './LineMenu';
import { LinePrices } from './LinePrices';
import { OtherProblems, QuantityProblem } from './LineProblems';
import type { PriceCheck } from './use-price-checks';
import type { LineActs } from './use-line-acts';
import { ValidationMark } from './ValidationMark';
import styles from './ProjectLines.module.css';

const maxPieces = 100_000;

interface ProjectLineProps {
  readonly line: ProjectProduct;
  readonly projectId: string;
  readonly catalogId: CatalogId;
  readonly place: number;
  readonly isLast: boolean;
  readonly hasPrices: boolean;
  /** There is room for the net price of a piece. */
  readonly hasNet: boolean;
  /** What became of its price where that is not the one of today. */
  readonly check: PriceCheck | undefined;
  /** Null where the project can only be read. */
  readonly acts: LineActs | null;
}

/** One line of the working table; drawn again only when it changed. */
export const ProjectLine = memo(function ProjectLine(props: ProjectLineProps) {
  const { line, projectId, catalogId, place, isLast, hasPrices, hasNet, check, acts } = props;
  const t = useTranslate();
  const format = useFormat();
  const { color, temperature, installation, pendantHeight } = line.configuration;
  const { leadTimeWeeks: weeks } = line;
  const leaves = dispatchDay(line, dayFrom(0));
  return (
    <TableRow className={styles.line}>
      <TableCell column="picture" className={styles.pictureCell}>
        <ProductPicture
          key={line.referenceCode}
          model={line.model}
          finish={color}
          temperature={temperature}
          installation={installation}
          height={pendantHeight}
          composed={
            line.hasCreation ? { projectId, productId: line._id, code: line.referenceCode } : undefined
          }
          className={styles.picture}
        />
      </TableCell>
      <TableCell column="product" isRowHeader className={styles.product}>
        <div className={styles.words}>
          {acts ? (
            <Link variant="quiet" href={editHref(line, projectId)}>
              {line.name}
            </Link>
          ) : (
            <span>{line.name}</span>
          )}
          <LineDescription line={line} />
          <Stack direction="row" gap={3} align="center">
            <ReferenceCopy reference={line.referenceCode} />
            <ValidationMark line={line} projectId={projectId} catalogId={catalogId} canEdit={acts !== null} />
          </Stack>
          {check?.priceState === 'expired' && (
            <Text size={14} tone="warning">
              {t('sale.wasValidUntil', { date: format.date(check.validUntil) })}
            </Text>
          )}
          <OtherProblems line={line} />
        </div>
      </TableCell>
      <TableCell column="quantity" isTabular className={styles.quantityCell}>
        <div className={styles.quantity}>
          {acts ? (
            <QuantityField
              size="small"
              label={t('projects.quantityOf', { name: line.name })}
              value={line.quantity}
              min={Math.max(1, line.ordered)}
              max={maxPieces}
              onChange={(quantity) => acts.count(line, quantity)}
            />
          ) : (
            format.number(line.quantity)
          )}
          {line.ordered > 0 && (
            <Text as="span" size={14} tone="quiet" isTabular>
              {t('projects.orderedOf', { ordered: line.ordered, left: leftToOrder(line) })}
            </Text>
          )}
          <QuantityProblem line={line} onRaise={acts ? (moq) => void acts.count(line, moq) : undefined} />
        </div>
      </TableCell>
      {hasPrices && <LinePrices prices={line.prices ?? null} check={check} hasNet={hasNet} />}
      <TableCell column="leadTime" isTabular className={styles.leadTime}>
        <Text as="span" size={14} tone="quiet">
          {weeks === null ? t('projects.leadTimeUnknown') : t('projects.weeks', { count: weeks })}
        </Text>
        {leaves && (
          <Text size={14} tone="quiet" className={classNames(styles.underFigure, styles.leaves)}>
            {t('projects.leavesOn', { date: format.date(leaves) })}
          </Text>
        )}
      </TableCell>
      {acts && (
        <TableCell column="actions" className={styles.actions}>
          <LineMenu
            line={line}
            projectId={projectId}
            catalogId={catalogId}
            place={place}
            isLast={isLast}
            acts={acts}
          />
        </TableCell>
      )}
    </TableRow>
  );
});
