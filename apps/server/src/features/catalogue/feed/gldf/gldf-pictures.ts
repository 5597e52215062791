import type { GldfFile, NamedFile } from './gldf-files';
import { allWithin, type XmlElement } from './read-xml-tree';

/** The pictures of the product, those of the variant first; of another kind than PNG and JPEG they are told as left. */
export function picturesOf(
  variant: XmlElement | undefined,
  meta: XmlElement,
  files: ReadonlyMap<string, NamedFile>,
  left: string[],
): readonly GldfFile[] {
  const images = [...allWithin(variant, 'Pictures', 'Image'), ...allWithin(meta, 'Pictures', 'Image')];
  const ids = new Set(
    images
      .filter(({ attributes }) => attributes['imageType'] === 'Product Picture')
      .map(({ attributes }) => attributes['fileId'] ?? ''),
  );
  return [...ids].slice(0, 20).flatMap((id) => {
    const found = files.get(id);
    const ending = { 'image/png': 'png', 'image/jpg': 'jpg' }[found?.contentType ?? ''];
    if (!found?.file || ending === undefined) {
      if (found?.file)
        left.push(`the picture ${found.file.name}, which is of another kind than PNG and JPEG`);
      return [];
    }
    return [{ name: `picture.${ending}`, bytes: found.file.read() }];
  });
}
