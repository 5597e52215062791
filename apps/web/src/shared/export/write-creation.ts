import type { Creation, ElementCatalogue, ExportFormat, Result } from '@lucerna/engine';
import type { About, ExportedFile } from '@lucerna/scene/files';

/**
 * A creation as a file, written in the browser; null when the writers cannot be read. Error: `articles-not-found` for an
 * empty room.
 */
export async function writeCreation(
  creation: Creation,
  catalogue: ElementCatalogue,
  format: ExportFormat,
  about: Omit<About, 'brand'>,
  brand: string,
): Promise<Result<ExportedFile> | null> {
  try {
    const { exportCreation } = await import('@lucerna/scene/files');
    // The spinner is painted before the writing holds the page.
    await new Promise((next) => setTimeout(next, 30));
    return await exportCreation(creation, catalogue, format, { ...about, brand });
  } catch {
    return null;
  }
}
