import type { ScheduleArrangement, ScheduleColumn } from '@lucerna/contract';
import type { ScheduleCell, ScheduleDocument } from '@lucerna/documents';
import { mapInSlices } from '../../http/time-slice';
import type { WorkSteps } from '../../jobs/work-steps';
import { letterheadOf } from '../catalogue';
import { documentProcess } from './document-process';
import { projectFileStem } from './file-stem';
import { cellsOf, columnText, symbolsOf, wideColumns, type ScheduledType } from './luminaire-schedule';
import type { Made } from './maker';
import type { DocumentContext } from './subject';
import { wordingOf } from './wording';

/** The types of a project as a table by itself. */
export interface ScheduleRequest {
  readonly project: string;
  /** What is written of the project besides. */
  readonly facts: ScheduleDocument['facts'];
  /** Empty where it is not said. */
  readonly revision: string;
  readonly paper: ScheduleDocument['paper'];
  readonly by: ScheduleArrangement;
  readonly columns: readonly ScheduleColumn[];
  /** In the order in which they stand, those of one area behind each other where they are arranged by it. */
  readonly types: readonly ScheduledType[];
}

/** Sets a luminaire schedule in the process of documents. */
export async function makeSchedule(
  { view }: DocumentContext,
  asked: ScheduleRequest,
  { tell, signal }: WorkSteps,
): Promise<Made> {
  const { t, language, locale } = wordingOf(view);
  const isByArea = asked.by === 'area';
  // Where they are stands above them then.
  const columns = asked.columns.filter((column) => !isByArea || column !== 'location');
  const symbols = await symbolsOf(view, asked.types, columns);
  const groups = new Map<string, ScheduleCell[][]>();
  await mapInSlices(asked.types, (type) => {
    const title = isByArea ? type.location || t('submittal.noArea') : '';
    const rows = groups.get(title) ?? [];
    rows.push(cellsOf(view, type, columns, symbols));
    groups.set(title, rows);
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(`${view.today}T00:00:00Z`));
  const facts = [
    ['submittal.revision', asked.revision],
    ['submittal.date', date],
  ] as const;
  const document: Omit<ScheduleDocument, 'symbols'> = {
    brand: view.catalogue.brandName,
    createdOn: view.today,
    foot: t('sheets.document.date', { date }),
    paper: asked.paper,
    title: t('submittal.schedule'),
    project: asked.project,
    facts: [
      ...asked.facts,
      ...facts.flatMap(([key, value]) => (value === '' ? [] : [[t(key), value] as const])),
    ],
    columns: columns.map((column) => columnText(view, column)),
    wide: wideColumns(columns),
    groups: [...groups].map(([title, rows]) => ({ title, rows })),
  };
  tell('pages', 0, 0);
  const made = await documentProcess.ask(
    {
      kind: 'schedule',
      document,
      symbols: symbols.scenes,
      wording: { language, locale, letterhead: letterheadOf(view.catalogue) },
    },
    { signal },
  );
  const body = Buffer.from(made.buffer, made.byteOffset, made.length);
  const name = `${projectFileStem(view, asked.project, 'submittal.schedule')}.pdf`;
  return { ok: true, file: { body, type: 'application/pdf', name, size: body.length } };
}
