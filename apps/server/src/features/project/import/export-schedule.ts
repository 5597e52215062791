import type { LanguageCode, Localized } from '@lucerna/engine';
import { markets } from '@lucerna/engine';
import { writeCsv, writeXlsx } from '@lucerna/spreadsheet';
import { Readable } from 'node:stream';
import texts from '../../../../texts/eproject/schedule.json';
import { notFound } from '../../../http/answer';
import type { Answer } from '../../../http/answer';
import { inSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import type { Projects } from '../read-project';
import { scheduleRows } from './schedule-rows';

const named: Readonly<Record<string, Localized>> = texts;

/** Heading of a column in a language; the import knows all of them. */
const headingOf = (column: string, language: LanguageCode): string =>
  named[`schedule.column.${column}`]?.[language] ?? column;

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** The lines of a project as a table: what the import reads again, and what each is, with its price for who may see it. */
export async function exportSchedule(
  { cache }: Projects,
  viewer: Viewer,
  projectId: string,
  format: keyof typeof types,
  language: LanguageCode,
): Promise<Answer<never>> {
  const found = await cache.find(projectId, viewer);
  if (!found) return notFound();
  const { project, access } = found;
  const { columns, rows } = await scheduleRows(project, access, (text, row) =>
    texts[text][language].replace('{row}', String(row)),
  );
  const all = [columns.map((column) => headingOf(column, language)), ...rows];
  const { csvSeparator } = markets[project.catalogId];
  const bytes =
    format === 'xlsx'
      ? Buffer.from(await inSlices(writeXlsx(all, project.name)))
      : Buffer.from(await inSlices(writeCsv(all, csvSeparator)));
  const name = `${project.name}.${format}`;
  return { ok: true, file: { body: Readable.from([bytes]), type: types[format], name, size: bytes.length } };
}
