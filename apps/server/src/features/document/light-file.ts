import { problem } from '@lucerna/engine';
import { streamFiles, type NamedFile } from '@lucerna/scene/zip';
import { Readable } from 'node:stream';
import { no } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import type { openLightFiles } from '../catalogue';
import { lightFormats, photometryOf, writeLightFile, type LightFormat } from '../photometry';
import { fileStem } from './file-stem';
import type { Maker } from './maker';
import type { DocumentedCreation, DocumentedLuminaire } from './subject';

type Files = ReturnType<typeof openLightFiles>;

const formatOf = (text: string): LightFormat => lightFormats.find((each) => each === text) ?? lightFormats[0];

/** The light file of a model as it was measured, or of a configured luminaire (BYN-01). */
export const lightFile =
  (files: Files): Maker<DocumentedLuminaire> =>
  async ({ view }, { product }, format) => {
    const found = await photometryOf(view, files, product.name);
    if (!found.ok) return found;
    const body = writeLightFile(found.photometry, formatOf(format));
    const name = `${fileStem(product.name)}.${format}`;
    return { ok: true, file: { body, type: 'application/octet-stream', name, size: body.length } };
  };

/** An archive with the light file of each luminaire of a creation, each that is configured differently once. */
export const lightFilesOfCreation =
  (files: Files): Maker<DocumentedCreation> =>
  async ({ view }, { product, composed }, format) => {
    const slice = timeSlices();
    const articles = composed.bill.compositions.flatMap((each) => each.articles);
    const references = [...new Set(articles.map(({ referenceCode }) => referenceCode))];
    const made: NamedFile[] = [];
    for (const reference of references) {
      const found = await photometryOf(view, files, reference);
      const wait = slice();
      if (wait) await wait;
      if (found.ok)
        made.push({
          name: `${found.name}.${format}`,
          bytes: writeLightFile(found.photometry, formatOf(format)),
        });
    }
    if (made.length === 0) return no(problem('document-without-photometry', { product: product.name }));
    const body = Readable.from(streamFiles(inTurn(made)), { objectMode: false });
    const name = `${fileStem(product.name)}-${format}.zip`;
    return { ok: true, file: { body, type: 'application/zip', name } };
  };

/** One file after the other, others in between: each is compressed in one piece. */
async function* inTurn(files: readonly NamedFile[]): AsyncGenerator<NamedFile> {
  const slice = timeSlices();
  for (const file of files) {
    yield file;
    const wait = slice();
    if (wait) await wait;
  }
}
