import { addressOf } from '@lucerna/contract/address';
import { operations } from 'virtual:operations';
import { SavedFileLink } from '../../shared/file/SavedFileLink';
import { useTranslate } from '../../shared/i18n';
import { useSession } from '../../shared/session';

// Below the list: a call that is named stands in the table that every page reads first.
const address = `${addressOf(operations.listCatalogueImports.path, {})}/template`;

/** Downloads the workbook to fill in. */
export function TemplateLink() {
  const t = useTranslate();
  const name = `${useSession().site.brand} template.xlsx`;
  return (
    <SavedFileLink variant="quiet" address={address} name={name} action="listCatalogueImports">
      {t('imports.template')}
    </SavedFileLink>
  );
}
