import { markets, type LanguageCode } from '@lucerna/engine';
import { fluxOf } from '@lucerna/photometry';
import { streamFiles, type NamedFile } from '@lucerna/scene/zip';
import { writeCsv } from '@lucerna/spreadsheet';
import { Readable } from 'node:stream';
import light from '../../../../texts/eproject/light.json';
import schedule from '../../../../texts/eproject/schedule.json';
import { sendFile, type Answer } from '../../../http/answer';
import { inSlices } from '../../../http/time-slice';
import type { WorkSteps } from '../../../jobs/work-steps';
import type { View } from '../../catalogue';
import { lightFormats, writeLightFile, type LightFormat } from '../../photometry';
import { lightOf, lightOfProject, type ProjectLight } from './light-files';

/** The light files of a project as one archive, written while it is sent, with a list of what is in it and what is missing. */
export async function lightArchive(
  format: LightFormat | undefined,
  today: string,
  ...asked: Parameters<typeof lightOfProject>
): Promise<Answer<never>> {
  const found = await lightOfProject(...asked);
  if (!found.ok) return found;
  const [, , , , language] = asked;
  return archiveOf(found, format, { today, language });
}

/** The same, of a project that the viewer of the view may download. */
export const lightArchiveOf = (
  {
    view,
    files,
    project,
  }: {
    readonly view: View;
    readonly files: Parameters<typeof lightOf>[1];
    readonly project: Parameters<typeof lightOf>[2];
  },
  format: LightFormat | undefined,
  steps: WorkSteps,
): Answer<never> => archiveOf(lightOf(view, files, project), format, view, steps);

function archiveOf(
  found: ProjectLight,
  format: LightFormat | undefined,
  { today, language }: Pick<View, 'today' | 'language'>,
  steps?: WorkSteps,
): Answer<never> {
  const files = archived(found, format ? [format] : lightFormats, language, steps);
  return sendFile({
    body: Readable.from(streamFiles(files), { objectMode: false }),
    type: 'application/zip',
    name: `${found.project.name} ${light['light.archive'][language]} ${today}.zip`,
  });
}

async function* archived(
  { project, read }: ProjectLight,
  formats: readonly LightFormat[],
  language: LanguageCode,
  steps?: WorkSteps,
): AsyncGenerator<NamedFile> {
  const heading = (column: 'mark' | 'reference' | 'name' | 'quantity') =>
    schedule[`schedule.column.${column}`][language];
  const rows: (string | number)[][] = [
    [
      ...[heading('mark'), heading('reference'), heading('name'), heading('quantity')],
      `${light['light.flux'][language]} (lm)`,
      ...formats.map((format) => format.toUpperCase()),
    ],
  ];
  for await (const { luminaire, light: lit } of read(steps)) {
    const { marks, reference, name, quantity } = luminaire;
    const of = [[...marks].join(', '), reference, name, quantity];
    if (!lit) {
      rows.push([...of, '', ...formats.map(() => light['light.missing'][language])]);
      continue;
    }
    const names = formats.map((format) => `${lit.name}.${format}`);
    rows.push([...of, Math.round(fluxOf(lit.photometry.distribution)), ...names]);
    for (const [at, format] of formats.entries())
      yield { name: names[at]!, bytes: writeLightFile(lit.photometry, format) };
  }
  const list = await inSlices(writeCsv(rows, markets[project.catalogId].csvSeparator));
  yield { name: 'manifest.csv', bytes: Buffer.from(list) };
}
