import { formatsWithLight, markets, type Creation, type ExportFormat, type Result } from '@lucerna/engine';
import type { About, ExportedFile, LightFile } from '@lucerna/scene/files';
import { file, send } from '../api/send';
import { today } from '../catalogue/today';
import type { EditorCatalogue } from '../editor';
import { readFineMeshes } from '../catalogue/fine-meshes';
import { lightFileAddress } from '../photometry';
import { litArticles } from './lit-articles';

/**
 * A creation as a file, written in the browser, with its light files where the format points to them; null when the writers
 * cannot be read. Error: `articles-not-found` for an empty room.
 */
export async function writeCreation(
  creation: Creation,
  catalogue: EditorCatalogue,
  format: ExportFormat,
  about: Pick<About, 'name' | 'code'>,
  brand: string,
  { withLight = true }: { readonly withLight?: boolean } = {},
): Promise<Result<ExportedFile> | null> {
  try {
    const { exportCreation } = await import('@lucerna/scene/files');
    const { units } = markets[catalogue.catalogId];
    const isLit = withLight && formatsWithLight.includes(format);
    const light = isLit ? await lightFilesOf(creation, catalogue) : [];
    // The spinner is painted before the writing holds the page.
    await new Promise((next) => setTimeout(next, 30));
    const told = { ...about, brand, day: today(), units };
    await readFineMeshes(creation, catalogue.elements);
    return await exportCreation(creation, catalogue.elements, format, told, light);
  } catch {
    return null;
  }
}

/** The light files of what is composed; one that cannot be read is left out, and nothing points to it. */
async function lightFilesOf(creation: Creation, catalogue: EditorCatalogue): Promise<LightFile[]> {
  const { catalogId } = catalogue;
  const { lightFile: format } = markets[catalogId];
  const read = await Promise.all(
    [...litArticles(creation, catalogue).keys()].map(async (reference): Promise<LightFile[]> => {
      const address = lightFileAddress(catalogId, reference, format);
      const sent = await send(address, { method: 'GET' }, undefined, file);
      if ('error' in sent) return [];
      const bytes = new Uint8Array(await sent.data.arrayBuffer());
      return [{ reference, name: `${reference.replaceAll(/[^\w-]/g, '-')}.${format}`, bytes }];
    }),
  );
  return read.flat();
}
