import { projectFiles, type Project } from '@lucerna/contract';
import type { Units } from '@lucerna/engine';
import { Button, Heading, Select, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../shared/i18n';
import { useCan } from '../../shared/session';
import { ProjectFileProgress } from './ProjectFileProgress';
import { useProjectFile } from './use-project-file';
import styles from './ProjectExport.module.css';

/** What the formats of a file of all that a project has are called. */
const formats = { ifc: 'IFC', bmecat: 'BMEcat', revit: 'Revit' } as const;
type Format = keyof typeof formats;

/** All products of a project as one file. */
export function WholeProject({
  project,
  units,
}: {
  readonly project: Pick<Project, 'id' | 'catalogId'>;
  /** Of its lengths. */
  readonly units: Units;
}) {
  const t = useTranslate();
  const seesPrices = useCan('price.view');
  const [format, setFormat] = useState<Format>('ifc');
  const made = useProjectFile(project, ['products']);
  const isMaking = made.state.type === 'making';
  return (
    <section className={styles.one} aria-label={t('export.whole')}>
      <Stack gap={3}>
        <Heading level={2} size={20}>
          {t('export.whole')}
        </Heading>
        <div className={styles.whole}>
          <Select
            label={t('export.formatLabel')}
            options={projectFiles.products.formats
              .filter((each) => each !== 'bmecat' || seesPrices)
              .map((each) => ({ value: each, label: formats[each] }))}
            value={format}
            onChange={setFormat}
            isDisabled={isMaking}
          />
          <Button
            icon="download"
            isLoading={isMaking}
            onPress={() => made.make({ type: 'project', subType: 'products', format, params: {} }, units)}
          >
            {t('export.saveAs', { format: formats[format] })}
          </Button>
        </div>
        <Text tone="quiet">{t(`export.whole.${format}`)}</Text>
        <ProjectFileProgress of={made} />
      </Stack>
    </section>
  );
}
