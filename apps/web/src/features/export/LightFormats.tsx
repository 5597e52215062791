import type { CatalogId } from '@lucerna/engine';
import { SavedFileLink } from '../../shared/file/SavedFileLink';
import { lightFileAddress, lightFormatIds } from '../../shared/photometry';

/** The light file of a luminaire in each format. */
export function LightFormats({ catalogId, reference }: { catalogId: CatalogId; reference: string }) {
  return lightFormatIds.map((format) => (
    <SavedFileLink
      key={format}
      size="small"
      address={lightFileAddress(catalogId, reference, format)}
      action="getPhotometry"
      aria-label={`${format.toUpperCase()} ${reference}`}
    >
      {format.toUpperCase()}
    </SavedFileLink>
  ));
}
