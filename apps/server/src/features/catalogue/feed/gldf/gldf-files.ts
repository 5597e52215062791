import type { ArchivedFile } from './read-archive';
import { allWithin, type XmlElement } from './read-xml-tree';

/** Why a GLDF is not taken, for whoever brings it. */
export class GldfFault extends Error {}

export interface GldfFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The folders of a GLDF by what stands before the slash of a content type. */
const contentTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ldc/eulumdat', 'ldc/ies', 'ldc/iesxml'].map((type) => [type, 'ldc'])),
  ...Object.fromEntries(['image/png', 'image/svg', 'image/jpg'].map((type) => [type, 'image'])),
  ...Object.fromEntries(['geo/l3d', 'geo/r3d', 'geo/m3d'].map((type) => [type, 'geo'])),
  ...Object.fromEntries(['symbol/dxf', 'symbol/svg'].map((type) => [type, 'symbol'])),
  ...Object.fromEntries(['sensor/sensxml', 'sensor/sensldt'].map((type) => [type, 'sensor'])),
  ...{ 'document/pdf': 'document', 'spectrum/text': 'spectrum', other: 'other' },
};

export interface NamedFile {
  readonly contentType: string;
  /** Null of one with an outside address. */
  readonly file: ArchivedFile | null;
}

/**
 * The file of a name. Programs write letters beyond ASCII in code pages of their own and read them otherwise, so that of such a name
 * the rest decides, where it fits one file alone.
 */
function archivedAs(archive: readonly ArchivedFile[], name: string): ArchivedFile | undefined {
  const exact = archive.find((each) => each.name === name);
  const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '');
  if (exact || plain(name) === name) return exact;
  const alike = archive.filter((each) => plain(each.name) === plain(name));
  return alike.length === 1 ? alike[0] : undefined;
}

/** The files by their ids. One that should lie in the archive and does not is a fault. */
export function filesOf(
  root: XmlElement,
  archive: readonly ArchivedFile[],
  left: string[],
): ReadonlyMap<string, NamedFile> {
  const files = new Map<string, NamedFile>();
  for (const { attributes, text } of allWithin(root, 'GeneralDefinitions', 'Files', 'File')) {
    const { id = '', contentType = '', type = '' } = attributes;
    const folder = Object.hasOwn(contentTypes, contentType) ? contentTypes[contentType] : undefined;
    if (folder === undefined)
      throw new GldfFault(
        `product.xml: ${JSON.stringify(contentType.slice(0, 40))} is no content type of a file`,
      );
    if (type === 'url') {
      left.push(`the file at an outside address ${text.slice(0, 120)}`);
      files.set(id, { contentType, file: null });
      continue;
    }
    if (type !== 'localFileName')
      throw new GldfFault(`product.xml: file ${id.slice(0, 40)} is neither in the archive nor at an address`);
    if (/[/\\:]/.test(text))
      throw new GldfFault(
        `product.xml: the name ${JSON.stringify(text.slice(0, 80))} leads out of its folder`,
      );
    const file = archivedAs(archive, `${folder}/${text}`);
    if (!file) throw new GldfFault(`it lacks the file ${folder}/${text.slice(0, 80)}`);
    let bytes: Buffer | undefined;
    files.set(id, { contentType, file: { ...file, read: () => (bytes ??= file.read()) } });
  }
  return files;
}
