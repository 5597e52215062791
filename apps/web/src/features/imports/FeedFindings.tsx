import type { ImportFinding } from '@lucerna/contract';
import { Button, Heading, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../shared/i18n';
import styles from './Imports.module.css';

/** So many stand without asking for the others. */
const shownAtOnce = 20;

interface FeedFindingsProps {
  readonly title: string;
  readonly findings: readonly ImportFinding[];
  /** Of them and of those that are not listed. */
  readonly total: number;
}

/** Faults or warnings of a feed, each with its place, what is wrong and what to do. */
export function FeedFindings({ title, findings, total }: FeedFindingsProps) {
  const t = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  if (total === 0) return null;
  const shown = isWhole ? findings : findings.slice(0, shownAtOnce);
  const columns = [
    { id: 'place', label: t('imports.place'), width: '34%' },
    { id: 'what', label: t('imports.what') },
    { id: 'advice', label: t('imports.advice'), width: '28%' },
  ];
  return (
    <div className={styles.part}>
      <Heading level={3} size={20}>
        {title}
      </Heading>
      <Table caption={title} columns={columns}>
        <TableBody>
          {shown.map((finding, at) => (
            <TableRow key={`${at} ${finding.file}`}>
              <TableCell column="place" isRowHeader className={styles.words}>
                <FindingPlace finding={finding} />
              </TableCell>
              <TableCell column="what" className={styles.words}>
                {finding.message}
              </TableCell>
              <TableCell column="advice" className={styles.words}>
                {finding.advice}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {total > shown.length &&
        (shown.length < findings.length ? (
          <Button variant="quiet" size="small" onPress={() => setIsWhole(true)}>
            {t('imports.more', { count: total - shown.length })}
          </Button>
        ) : (
          <Text size={14} tone="quiet">
            {t('imports.more', { count: total - shown.length })}
          </Text>
        ))}
    </div>
  );
}

function FindingPlace({ finding }: { readonly finding: ImportFinding }) {
  const t = useTranslate();
  const { file, line, row, field, key } = finding;
  const place = [
    line !== null && line > 0 ? t('imports.line', { line }) : null,
    row === null ? null : t('imports.row', { row }),
    field,
  ].filter((each) => each !== null);
  return (
    <div>
      <span lang="en">{file}</span>
      {place.length > 0 && (
        <Text as="span" size={14} isTabular className={styles.where}>
          {place.join(', ')}
        </Text>
      )}
      {key !== null && (
        <Text as="span" size={14} tone="quiet" isTabular className={styles.where}>
          {key}
        </Text>
      )}
    </div>
  );
}
