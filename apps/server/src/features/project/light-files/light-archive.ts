import type { LanguageCode } from '@lucerna/engine';
import { markets } from '@lucerna/engine';
import { fluxOf } from '@lucerna/photometry';
import { streamFiles } from '@lucerna/scene/zip';
import type { NamedFile } from '@lucerna/scene/zip';
import { writeCsv } from '@lucerna/spreadsheet';
import { Readable } from 'node:stream';
import light from '../../../../texts/eproject/light.json';
import schedule from '../../../../texts/eproject/schedule.json';
import { sendFile } from '../../../http/answer';
import type { Answer } from '../../../http/answer';
import { inSlices } from '../../../http/time-slice';
import { lightFormats, writeLightFile } from '../../photometry';
import type { LightFormat } from '../../photometry';
import { lightOfProject } from './light-files';
import type { ProjectLight } from './light-files';

/** The light files of a project as one archive, written while it is sent, with a list of what is in it and what is missing. */
export async function lightArchive(
  format: LightFormat | undefined,
  today: string,
  ...asked: Parameters<typeof lightOfProject>
): Promise<Answer<never>> {
  const found = await lightOfProject(...asked);
  if (!found.ok) return found;
  const [, , , , language] = asked;
  const files = archived(found, format ? [format] : lightFormats, language);
  return sendFile({
    body: Readable.from(streamFiles(files)),
    type: 'application/zip',
    name: `${found.project.name} ${light['light.archive'][language]} ${today}.zip`,
  });
}

async function* archived(
  { project, read }: ProjectLight,
  formats: readonly LightFormat[],
  language: LanguageCode,
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
  for await (const { luminaire, light: lit } of read()) {
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
