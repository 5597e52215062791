import type { CatalogId } from '@lucerna/engine';
import { ButtonLink } from '@lucerna/kit';
import { lightFileAddress, lightFormatIds } from '../../shared/photometry';

/** The light file of a luminaire in each format. */
export function LightFormats({ catalogId, reference }: { catalogId: CatalogId; reference: string }) {
  return lightFormatIds.map((format) => (
    <ButtonLink
      key={format}
      size="small"
      icon="download"
      download
      href={lightFileAddress(catalogId, reference, format)}
      aria-label={`${format.toUpperCase()} ${reference}`}
    >
      {format.toUpperCase()}
    </ButtonLink>
  ));
}
