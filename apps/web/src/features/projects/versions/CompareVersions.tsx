import type { ProjectVersion } from '@lucerna/contract';
import { Select, Stack } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { AwaitedPart } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import type { NamedProject } from '../name/named-project';
import { Differences } from './Differences';
import { useTitleOf } from './use-title-of';
import styles from './Versions.module.css';

interface CompareVersionsProps {
  readonly project: NamedProject;
  readonly versions: readonly ProjectVersion[];
  /** Compared first, with the project as it is. */
  readonly first: ProjectVersion;
}

/** Two versions of a project, or one and the project as it is, side by side. */
export function CompareVersions({ project, versions, first }: CompareVersionsProps) {
  const t = useTranslate();
  const titleOf = useTitleOf();
  const { id } = project;
  const [from, setFrom] = useState(first.id);
  const [to, setTo] = useState(id);
  const options = [
    { value: id, label: t('versions.now') },
    ...versions.map((version) => ({
      value: version.id,
      label: `${version.number}. ${titleOf(version)}`,
    })),
  ];
  const compared = api.useCompareProjectVersionsQuery(
    { params: { id }, query: { from, to } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = compared;
  return (
    <Stack gap={5}>
      <div className={styles.pair}>
        <Select label={t('versions.from')} options={options} value={from} onChange={setFrom} />
        <Select label={t('versions.to')} options={options} value={to} onChange={setTo} />
      </div>
      <AwaitedPart query={{ ...compared, data: currentData }} size="6rem" label={t('versions.comparing')} />
      {currentData && <Differences comparison={currentData} />}
    </Stack>
  );
}
