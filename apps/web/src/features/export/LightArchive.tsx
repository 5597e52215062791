import type { Operations, Project, ResponseOf } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import { Button, Select } from '@lucerna/kit';
import { useState } from 'react';
import { useFileSize } from '../../shared/file/use-file-size';
import { lightFormatIds, lightFormats, type LightFormat } from '../../shared/photometry';
import { useTranslate } from '../../shared/i18n';
import { ProjectFileProgress } from './ProjectFileProgress';
import { useProjectFile } from './use-project-file';
import styles from './ProjectExport.module.css';

interface LightArchiveProps {
  readonly project: Pick<Project, 'id' | 'catalogId'>;
  readonly luminaires: ResponseOf<Operations['listProjectPhotometry']>['luminaires'];
}

/** All light files of a project as one archive: how many there are and how large they are, before they are read. */
export function LightArchive({ project, luminaires }: LightArchiveProps) {
  const t = useTranslate();
  const sizeOf = useFileSize();
  const [chosen, setChosen] = useState<LightFormat | 'both'>('both');
  const made = useProjectFile(project, ['lightFiles']);
  const formats = chosen === 'both' ? lightFormatIds : [chosen];
  const files = luminaires.flatMap(({ bytes }) => (bytes ? formats.map((format) => bytes[format]) : []));
  const bytes = files.reduce((sum, each) => sum + each, 0);
  const isMaking = made.state.type === 'making';
  const start = () => {
    const params = chosen === 'both' ? {} : { only: chosen };
    made.make({ type: 'project', subType: 'lightFiles', params }, markets[project.catalogId].units);
  };
  return (
    <>
      <div className={styles.whole}>
        <Select
          label={t('export.formatLabel')}
          options={[
            { value: 'both', label: t('light.both') },
            ...lightFormatIds.map((format) => ({ value: format, label: lightFormats[format] })),
          ]}
          value={chosen}
          onChange={setChosen}
          isDisabled={isMaking}
        />
        <Button
          variant="primary"
          icon="download"
          isLoading={isMaking}
          isDisabled={files.length === 0}
          onPress={start}
        >
          {t('light.saveAll')}
        </Button>
        <span>{t('light.count', { count: files.length, size: sizeOf(bytes) })}</span>
      </div>
      <ProjectFileProgress of={made} />
    </>
  );
}
