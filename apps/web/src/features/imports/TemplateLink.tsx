import { ButtonLink } from '@lucerna/kit';
import { addressOf } from '@lucerna/contract/address';
import { operations } from 'virtual:operations';
import { useSaveFile } from '../../shared/file/use-save-file';
import { useTranslate } from '../../shared/i18n';
import { useSession } from '../../shared/session';

// Below the list: a call that is named stands in the table that every page reads first.
const address = `${addressOf(operations.listCatalogueImports.path, {})}/template`;

/** Downloads the workbook to fill in, as `DocumentLink` does the PDF of a quote. */
export function TemplateLink() {
  const t = useTranslate();
  const name = `${useSession().site.brand} template.xlsx`;
  const save = useSaveFile({ address, name, action: 'listCatalogueImports' });
  return (
    <ButtonLink
      variant="quiet"
      icon="download"
      href={address}
      download={name}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void save();
      }}
    >
      {t('imports.template')}
    </ButtonLink>
  );
}
