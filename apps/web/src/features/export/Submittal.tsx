import { operations } from 'virtual:operations';
import {
  columnsHeldBy,
  scheduleArrangements,
  scheduleColumns,
  submittalPapers,
  submittalParts,
} from '@lucerna/contract';
import type { Project, ScheduleArrangement, ScheduleColumn, SubmittalPart } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { markets } from '@lucerna/engine';
import type { Units } from '@lucerna/engine';
import { Alert, Button, Checkbox, Disclosure, Heading, Select, Stack, Text, TextField } from '@lucerna/kit';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { readFile } from '../../shared/api';
import type { ApiFailure } from '../../shared/api';
import { UnitsField } from '../../shared/downloads/UnitsField';
import { useFailureText } from '../../shared/failure';
import { saveFile } from '../../shared/file/save-file';
import { languageOf, useTranslate } from '../../shared/i18n';
import { useSelector } from '../../shared/store/hooks';
import { rememberColumns, chosenColumns } from './schedule-columns';
import styles from './Submittal.module.css';

type Paper = (typeof submittalPapers)[number];
const scheduleFormats = ['pdf', 'xlsx', 'csv'] as const;
type ScheduleFormat = (typeof scheduleFormats)[number];
const drawnColumns = scheduleColumns.filter((column) => columnsHeldBy('csv', [column]).length === 0);
type Wanted = 'submittal' | ScheduleFormat;

/** The type schedule of a project, and all documents of its types as one PDF that is handed in for approval. */
export function Submittal({ project }: { project: Project }) {
  const t = useTranslate();
  const textOf = useFailureText();
  const lang = useSelector(languageOf);
  const [contractor, setContractor] = useState('');
  const [location, setLocation] = useState('');
  const [revision, setRevision] = useState('');
  const [paper, setPaper] = useState<Paper>(markets[project.catalogId].paper);
  const [units, setUnits] = useState<Units>(markets[project.catalogId].units);
  const [parts, setParts] = useState<readonly SubmittalPart[]>(submittalParts);
  const [columns, setColumns] = useState<readonly ScheduleColumn[]>(chosenColumns);
  const [by, setBy] = useState<ScheduleArrangement>('mark');
  const { making, failure, make, stop } = useMaking();
  const params = { id: project.id };

  function choose(column: ScheduleColumn, isWanted: boolean) {
    const next = scheduleColumns.filter((each) => (each === column ? isWanted : columns.includes(each)));
    setColumns(next);
    rememberColumns(next);
  }
  const submittal = () =>
    make(
      'submittal',
      addressOf(operations.getSubmittal.path, {
        params,
        query: {
          contractor,
          location,
          revision,
          paper,
          parts: [...parts],
          columns: [...columns],
          units,
          lang,
        },
      }),
    );
  const schedule = (format: ScheduleFormat) =>
    make(
      format,
      addressOf(operations.getLuminaireSchedule.path, {
        params,
        query: { format, by, columns: [...columns], units, paper, revision, lang },
      }),
    );
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
        {failure && <Alert tone="error">{textOf(failure).text}</Alert>}
        <Stack direction="row" gap={3}>
          <Button
            variant="secondary"
            icon="document"
            isLoading={making === 'submittal'}
            isDisabled={making !== null && making !== 'submittal'}
            onPress={submittal}
          >
            {t('submittal.create')}
          </Button>
          {scheduleFormats.map((format) => (
            <Button
              key={format}
              variant="quiet"
              icon="download"
              isLoading={making === format}
              isDisabled={
                (making !== null && making !== format) || columnsHeldBy(format, columns).length === 0
              }
              onPress={() => schedule(format)}
            >
              {t('submittal.scheduleAs', { format: format.toUpperCase() })}
            </Button>
          ))}
          {making !== null && (
            <Button variant="quiet" onPress={stop}>
              {t('export.stop')}
            </Button>
          )}
        </Stack>
      </Stack>
    </section>
  );
}

/** Reads one file at a time and lets the browser save it; leaving the page, or a press, gives it up. */
function useMaking() {
  const store = useStore();
  const [making, setMaking] = useState<Wanted | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make(what: Wanted, address: string): Promise<void> {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setMaking(what);
    setFailure(null);
    const read = await readFile(store, address, stop.signal);
    if (stop.signal.aborted) return;
    running.current = null;
    setMaking(null);
    if ('data' in read) saveFile(read.data);
    else setFailure(read.error);
  }
  function stop(): void {
    running.current?.abort();
    running.current = null;
    setMaking(null);
  }
  return {
    making,
    failure,
    stop,
    make: (what: Wanted, address: string) => void make(what, address),
  };
}
