import type { CatalogId } from '@lucerna/engine';
import { Link } from '@lucerna/kit';
import { websiteHref } from '../../shared/route/website';
import { useSelector } from '../../shared/store/hooks';
import { languageOf, useTranslate } from '../../shared/i18n';

/** What the foot links to on the manufacturer's own site. */
const shown = ['about', 'where-to-buy', 'contact'] as const;

export interface WebsiteLinksProps {
  readonly origin: string;
  readonly catalogId: CatalogId;
}

/** Links to the manufacturer's own site, in the language and catalogue of the reader. */
export default function WebsiteLinks({ origin, catalogId }: WebsiteLinksProps) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  return shown.map((place) => (
    <Link key={place} href={websiteHref(origin, place, language, catalogId)}>
      {t(`routes.website.${place}`)}
    </Link>
  ));
}
