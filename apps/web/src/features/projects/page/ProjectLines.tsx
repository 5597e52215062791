import type { Project } from '@lucerna/contract';
import { Table, TableBody, useBreakpoint } from '@lucerna/kit';
import type { TableColumn } from '@lucerna/kit';
import { useMemo } from 'react';
import { useInBatches } from '../../../shared/late';
import { useDensity } from '../../../shared/list/use-density';
import { useDescribe } from '../../../shared/product';
import { useTranslate } from '../../../shared/i18n';
import { DescribeLines } from './LineDescription';
import { ProjectLine } from './ProjectLine';
import { moveBetweenQuantities } from './move-between-quantities';
import type { PriceCheck } from './use-price-checks';
import type { LineActs } from './use-line-acts';
import styles from './ProjectLines.module.css';

interface ProjectLinesProps {
  readonly project: Project;
  readonly hasPrices: boolean;
  /** Of the lines whose price is not the one of today. */
  readonly checks: ReadonlyMap<string, PriceCheck>;
  /** Null where the project can only be read. */
  readonly acts: LineActs | null;
}

/** Pixels that a line takes at least: as a card of a phone, else by the density. */
const leastHeight = { card: 120, compact: 40, comfortable: 72 } as const;
/** Lines that are drawn together after those that fill the window. */
const batch = 7;

/** The working table of a project. Enter and Shift+Enter go from quantity to quantity, as in a spreadsheet. */
export function ProjectLines({ project, hasPrices, checks, acts }: ProjectLinesProps) {
  const t = useTranslate();
  const { orderedIds, byId } = project.products;
  const lines = useMemo(() => orderedIds.flatMap((id) => byId[id] ?? []), [orderedIds, byId]);
  const describe = useDescribe(project.currency, lines);
  const [density] = useDensity();
  const isEditable = acts !== null;
  // Between a phone's cards and a desk the columns leave no room for it.
  const breakpoint = useBreakpoint();
  const hasNet = breakpoint !== 'md';
  const height = breakpoint === 'sm' ? leastHeight.card : leastHeight[density];
  // The height of the window would make the browser lay the page out at once.
  const drawn = useInBatches(lines.length, { first: Math.ceil(window.screen.height / height), next: batch });
  const columns = useMemo<TableColumn[]>(
    () => [
      {
        id: 'picture',
        label: t('projects.picture'),
        isLabelHidden: true,
        width: density === 'compact' ? '3.5rem' : '4.75rem',
      },
      { id: 'product', label: t('projects.product') },
      { id: 'quantity', label: t('projects.quantity'), width: '9rem' },
      ...(hasPrices
        ? [
            { id: 'unit', label: t('projects.unit'), align: 'end' as const },
            ...(hasNet ? [{ id: 'net', label: t('projects.net'), align: 'end' as const }] : []),
            { id: 'total', label: t('projects.total'), align: 'end' as const },
          ]
        : []),
      { id: 'leadTime', label: t('projects.leadTime'), align: 'end' },
      ...(isEditable
        ? [
            {
              id: 'actions',
              label: t('projects.actions'),
              isLabelHidden: true,
              align: 'end' as const,
              width: '3rem',
            },
          ]
        : []),
    ],
    [t, hasPrices, hasNet, isEditable, density],
  );
  return (
    <div onKeyDownCapture={moveBetweenQuantities}>
      <Table
        caption={t('projects.table', { name: project.name })}
        columns={columns}
        density={density}
        hasStickyHead
        className={styles.table}
      >
        <TableBody>
          <DescribeLines value={describe}>
            {lines.slice(0, drawn).map((line, place) => (
              <ProjectLine
                key={line._id}
                line={line}
                projectId={project.versionOf?.projectId ?? project.id}
                catalogId={project.catalogId}
                place={place}
                isLast={place === lines.length - 1}
                hasPrices={hasPrices}
                hasNet={hasNet}
                check={checks.get(line._id)}
                acts={acts}
              />
            ))}
          </DescribeLines>
        </TableBody>
      </Table>
    </div>
  );
}
