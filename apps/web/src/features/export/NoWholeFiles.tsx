import { Alert } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';

/** In the place of what is made as a download, for who may have none: that it is not in the account, and whom to ask. */
export function NoWholeFiles() {
  const t = useTranslate();
  return <Alert>{t('documents.noRight')}</Alert>;
}
