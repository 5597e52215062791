import { ButtonLink } from '@lucerna/kit';
import { addressOf } from '@lucerna/contract/address';
import { operations } from 'virtual:operations';
import { useSaveFile } from '../../shared/file/use-save-file';
import { useTranslate } from '../../shared/i18n';
import { useSession } from '../../shared/session';

const address = addressOf(operations.getCatalogueTemplate.path, {});

/** Downloads the workbook to fill in, as `DocumentLink` does the PDF of a quote. */
export function TemplateLink() {
  const t = useTranslate();
  const name = `${useSession().site.brand} template.xlsx`;
  const save = useSaveFile({ address, name, action: 'getCatalogueTemplate' });
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
