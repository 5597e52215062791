import { markets, type LanguageCode, type Localized } from '@lucerna/engine';
import { writeCsv, writeXlsx } from '@lucerna/spreadsheet';
import texts from '../../../../texts/eproject/schedule.json';
import { notFound, type Answer } from '../../../http/answer';
import { sendTable, type TableFormat } from '../../../http/send-table';
import type { Viewer } from '../../../viewer';
import type { Projects } from '../read-project';
import { scheduleRows } from './schedule-rows';

const named: Readonly<Record<string, Localized>> = texts;

/** Heading of a column in a language; the import knows all of them. */
const headingOf = (column: string, language: LanguageCode): string =>
  named[`schedule.column.${column}`]?.[language] ?? column;

/** The lines of a project as a table: what the import reads again, and what each is, with its price for who may see it. */
export async function exportSchedule(
  { cache }: Projects,
  viewer: Viewer,
  projectId: string,
  format: TableFormat,
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
  const written = format === 'xlsx' ? writeXlsx(all, project.name) : writeCsv(all, csvSeparator);
  return sendTable(project.name, format, written);
}
