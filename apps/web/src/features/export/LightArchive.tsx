import type { Operations, Project, ResponseOf } from '@lucerna/contract';
import { Alert, Button, Select, Stack } from '@lucerna/kit';
import { useState } from 'react';
import { useFailureText } from '../../shared/failure';
import { useFileSize } from '../../shared/file/use-file-size';
import { lightFormatIds, lightFormats } from '../../shared/photometry';
import type { LightFormat } from '../../shared/photometry';
import { useTranslate } from '../../shared/i18n';
import { useLightArchive } from './use-light-archive';
import styles from './ProjectExport.module.css';

interface LightArchiveProps {
  readonly project: Pick<Project, 'id' | 'name'>;
  readonly luminaires: ResponseOf<Operations['listProjectPhotometry']>['luminaires'];
}

/** All light files of a project as one archive: how many there are and how large they are, before they are read. */
export function LightArchive({ project, luminaires }: LightArchiveProps) {
  const t = useTranslate();
  const sizeOf = useFileSize();
  const textOf = useFailureText();
  const [chosen, setChosen] = useState<LightFormat | 'both'>('both');
  const { state, save, stop } = useLightArchive(project.id);
  const formats = chosen === 'both' ? lightFormatIds : [chosen];
  const files = luminaires.flatMap(({ bytes }) => (bytes ? formats.map((format) => bytes[format]) : []));
  const bytes = files.reduce((sum, each) => sum + each, 0);
  const isReading = state.type === 'reading';
  const start = () =>
    save(`${project.name} ${t('light.archive')}.zip`, chosen === 'both' ? undefined : chosen);
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
          isDisabled={isReading}
        />
        <Button
          variant="primary"
          icon="download"
          isLoading={isReading}
          isDisabled={files.length === 0}
          onPress={start}
        >
          {t('light.saveAll')}
        </Button>
        {isReading && (
          <Button variant="quiet" onPress={stop}>
            {t('export.stop')}
          </Button>
        )}
        <span>{t('light.count', { count: files.length, size: sizeOf(bytes) })}</span>
      </div>
      <div className={styles.state} role="status">
        {isReading && t('light.preparing')}
        {state.type === 'saved' && <Alert tone="success">{t('light.saved')}</Alert>}
        {state.type === 'stopped' && <Alert>{t('light.stopped')}</Alert>}
        {state.type === 'failed' && (
          <Alert tone="warning" title={t('light.failed')}>
            <Stack gap={3}>
              {textOf(state.failure).text}
              <div>
                <Button onPress={start}>{t('errors-dialog.retry')}</Button>
              </div>
            </Stack>
          </Alert>
        )}
      </div>
    </>
  );
}
