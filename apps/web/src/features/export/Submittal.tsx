import {
  columnsHeldBy,
  scheduleArrangements,
  scheduleColumns,
  submittalPapers,
  submittalParts,
} from '@lucerna/contract';
import type { Project, ScheduleArrangement, ScheduleColumn, SubmittalPart } from '@lucerna/contract';
import { markets, type Units } from '@lucerna/engine';
import { Button, Checkbox, Disclosure, Heading, Select, Stack, Text, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { UnitsField } from '../../shared/downloads/UnitsField';
import { useTranslate } from '../../shared/i18n';
import { ProjectFileProgress } from './ProjectFileProgress';
import { rememberColumns, chosenColumns } from './schedule-columns';
import { useProjectFile } from './use-project-file';
import styles from './Submittal.module.css';

type Paper = (typeof submittalPapers)[number];
const scheduleFormats = ['pdf', 'xlsx', 'csv'] as const;
type ScheduleFormat = (typeof scheduleFormats)[number];
const drawnColumns = scheduleColumns.filter((column) => columnsHeldBy('csv', [column]).length === 0);

/** The type schedule of a project, and all documents of its types as one PDF that is handed in for approval. */
export function Submittal({ project }: { project: Project }) {
  const t = useTranslate();
  const [contractor, setContractor] = useState('');
  const [location, setLocation] = useState('');
  const [revision, setRevision] = useState('');
  const [paper, setPaper] = useState<Paper>(markets[project.catalogId].paper);
  const [units, setUnits] = useState<Units>(markets[project.catalogId].units);
  const [parts, setParts] = useState<readonly SubmittalPart[]>(submittalParts);
  const [columns, setColumns] = useState<readonly ScheduleColumn[]>(chosenColumns);
  const [by, setBy] = useState<ScheduleArrangement>('mark');
  const made = useProjectFile(project, ['submittal', 'schedule']);
  const { state } = made;
  const making = state.type === 'making' ? state.of : null;

  function choose(column: ScheduleColumn, isWanted: boolean) {
    const next = scheduleColumns.filter((each) => (each === column ? isWanted : columns.includes(each)));
    setColumns(next);
    rememberColumns(next);
  }
  const submittal = () =>
    made.make(
      {
        type: 'project',
        subType: 'submittal',
        params: { contractor, location, revision, paper, parts: [...parts], columns: [...columns] },
      },
      units,
    );
  const schedule = (format: ScheduleFormat) =>
    made.make(
      {
        type: 'project',
        subType: 'schedule',
        format,
        params: { by, columns: [...columns], paper, revision },
      },
      units,
    );
  const isMade = (format: ScheduleFormat) => making?.subType === 'schedule' && making.format === format;
  return (
    <section aria-label={t('submittal.title')}>
      <Stack gap={5}>
        <Stack gap={4}>
          <Heading level={2}>{t('submittal.title')}</Heading>
          <Text tone="quiet">{t('submittal.lead')}</Text>
        </Stack>
        <div className={styles.fields}>
          <TextField
            label={t('submittal.contractor')}
            value={contractor}
            onChange={setContractor}
            maxLength={100}
          />
          <TextField
            label={t('submittal.location')}
            value={location}
            onChange={setLocation}
            maxLength={100}
          />
          <TextField label={t('submittal.revision')} value={revision} onChange={setRevision} maxLength={20} />
          <Select
            label={t('submittal.paper')}
            options={submittalPapers.map((each) => ({ value: each, label: t(`submittal.paper.${each}`) }))}
            value={paper}
            onChange={setPaper}
          />
          <UnitsField value={units} onChange={setUnits} />
        </div>
        <fieldset className={styles.set}>
          <legend className={styles.legend}>{t('submittal.include')}</legend>
          {submittalParts.map((part) => (
            <Checkbox
              key={part}
              isSelected={parts.includes(part)}
              isDisabled={parts.length === 1 && parts[0] === part}
              onChange={(isWanted) =>
                setParts(submittalParts.filter((each) => (each === part ? isWanted : parts.includes(each))))
              }
            >
              {t(`document.${part}`)}
            </Checkbox>
          ))}
        </fieldset>
        <Disclosure title={t('submittal.columns')}>
          <Stack gap={4}>
            <fieldset className={styles.set} aria-label={t('submittal.columns')}>
              {scheduleColumns.map((column) => (
                <Checkbox
                  key={column}
                  isSelected={columns.includes(column)}
                  isDisabled={columns.length === 1 && columns[0] === column}
                  onChange={(isWanted) => choose(column, isWanted)}
                >
                  {t(`submittal.column.${column}`)}
                </Checkbox>
              ))}
            </fieldset>
            {drawnColumns.map((column) => (
              <Text key={column} tone="quiet" size={14}>
                {t('submittal.drawnColumn', { column: t(`submittal.column.${column}`) })}
              </Text>
            ))}
          </Stack>
        </Disclosure>
        <Select
          className={styles.arrangement}
          label={t('submittal.arrange')}
          options={scheduleArrangements.map((value) => ({ value, label: t(`submittal.arrange.${value}`) }))}
          value={by}
          onChange={setBy}
        />
        <Stack direction="row" gap={3}>
          <Button
            variant="secondary"
            icon="document"
            isLoading={making?.subType === 'submittal'}
            isDisabled={making !== null && making.subType !== 'submittal'}
            onPress={submittal}
          >
            {t('submittal.create')}
          </Button>
          {scheduleFormats.map((format) => (
            <Button
              key={format}
              variant="quiet"
              icon="download"
              isLoading={isMade(format)}
              isDisabled={(making !== null && !isMade(format)) || columnsHeldBy(format, columns).length === 0}
              onPress={() => schedule(format)}
            >
              {t('submittal.scheduleAs', { format: format.toUpperCase() })}
            </Button>
          ))}
        </Stack>
        <ProjectFileProgress of={made} />
      </Stack>
    </section>
  );
}
