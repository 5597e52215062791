import type { CatalogueChange, ProjectProduct } from '@lucerna/contract';
import { dispatchDay, leftToOrder, type CatalogId } from '@lucerna/engine';
import { classNames, Link, QuantityField, Stack, TableCell, TableRow, Text } from '@lucerna/kit';
import { memo, useRef } from 'react';
import { ReferenceCopy } from '../../../shared/copy/ReferenceCopy';
import { useWorkCalendar } from '../../../shared/catalogue/use-work-calendar';
import { dayFrom } from '../../../shared/form';
import { ProductPicture } from '../../../shared/picture';
import { editHref } from '../../../shared/product';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { LineChangeMark } from './catalogue-changes/LineChangeMark';
import { LineDescription } from './LineDescription';
import { LineMenu } from './LineMenu';
import { LineStock } from './LineStock';
import { LinePrices } from './LinePrices';
import { OtherProblems, QuantityProblem } from './LineProblems';
import type { LineActs } from './use-line-acts';
import { LinePeople } from './presence/LinePeople';
import { SelectCell } from './selection/SelectCell';
import { nameOfLine } from './structure/arranging';
import { LineArrangement } from './structure/LineArrangement';
import { ValidationMark } from './ValidationMark';
import styles from './ProjectLines.module.css';

const maxPieces = 100_000;

interface ProjectLineProps {
  readonly line: ProjectProduct;
  readonly projectId: string;
  readonly catalogId: CatalogId;
  /** Its place among all rows, 0 the first. */
  readonly row: number;
  readonly place: number;
  /** It is the one that was looked for. */
  readonly isFound: boolean;
  readonly isSelected: boolean;
  readonly hasPrices: boolean;
  /** There is room for the net price of a piece. */
  readonly hasNet: boolean;
  /** What the catalogue says otherwise of it today. */
  readonly check: CatalogueChange | undefined;
  /** Null where the project can only be read. */
  readonly acts: LineActs | null;
}

/** One line of the working table; drawn again only when it changed. */
export const ProjectLine = memo(function ProjectLine(props: ProjectLineProps) {
  const { line, projectId, catalogId, row, place, isFound, isSelected } = props;
  const { hasPrices, hasNet, check, acts } = props;
  const t = useTranslate();
  const format = useFormat();
  const { color, temperature, installation, pendantHeight } = line.configuration;
  const { leadTimeWeeks: weeks } = line;
  const leaves = dispatchDay(line, dayFrom(0), useWorkCalendar(catalogId));
  /** What stood in the field when somebody began to type; another person may change it meanwhile. */
  const seen = useRef<number | null>(null);
  return (
    <TableRow
      place={row}
      isSelected={isSelected}
      className={classNames(styles.line, isFound && styles.found)}
    >
      {acts && (
        <SelectCell
          ids={line._id}
          label={t('selection.line', { name: `${nameOfLine(line)} ${line.name}` })}
          part={isSelected ? 'all' : 'none'}
        />
      )}
      <TableCell data-handle column="picture" className={styles.pictureCell}>
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
        <LinePeople id={line._id} isOverPicture />
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
          <LineArrangement line={line} />
          <Stack direction="row" gap={3} align="center">
            <ReferenceCopy reference={line.referenceCode} />
            <ValidationMark line={line} projectId={projectId} catalogId={catalogId} canEdit={acts !== null} />
          </Stack>
          {leaves && (
            <Text size={14} tone="quiet" className={styles.leavesHere}>
              {t('projects.leavesOn', { date: format.shortDate(leaves) })}
            </Text>
          )}
          <LineStock line={line} className={styles.leavesHere} />
          {check && <LineChangeMark change={check} />}
          <OtherProblems line={line} catalogId={catalogId} />
        </div>
      </TableCell>
      <TableCell column="quantity" isTabular className={styles.quantityCell}>
        <div className={styles.quantity} onInputCapture={() => void (seen.current ??= line.quantity)}>
          {acts ? (
            <QuantityField
              size="small"
              label={t('projects.quantityOf', { name: line.name })}
              value={line.quantity}
              min={Math.max(1, line.ordered)}
              max={maxPieces}
              onChange={(quantity) => {
                const before = seen.current ?? line.quantity;
                seen.current = null;
                return acts.count(line, quantity, before);
              }}
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
            {t('projects.leavesOn', { date: format.shortDate(leaves) })}
          </Text>
        )}
        <LineStock line={line} className={classNames(styles.underFigure, styles.leaves)} />
      </TableCell>
      {acts && (
        <TableCell column="actions" className={styles.actions}>
          <LineMenu line={line} projectId={projectId} catalogId={catalogId} place={place} acts={acts} />
        </TableCell>
      )}
    </TableRow>
  );
});
