import { Button, Dialog, Text } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../shared/i18n';
import { isOutdated } from '../page/reach';

/**
 * Code is missing: says so where a new version on the server took it away, or where a part of the page (`isPart`) could
 * not be read, which reading the page again mends.
 */
export default function NewVersionDialog({ isPart }: { readonly isPart: boolean }) {
  const t = useTranslate();
  const [isShown, setShown] = useState(isPart);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void isOutdated().then((isKnown) => {
      if (!isWanted || !isKnown) return;
      setNew(true);
      setShown(true);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Dialog
      isOpen={isShown}
      onOpenChange={setShown}
      title={t(isNew ? 'errors-dialog.newVersion.title' : 'errors-dialog.missingPart.title')}
      actions={
        <Button variant="primary" onPress={() => window.location.reload()}>
          {t('errors-dialog.reload')}
        </Button>
      }
    >
      <Text>{t(isNew ? 'errors-dialog.newVersion.text' : 'errors-dialog.missingPart.text')}</Text>
    </Dialog>
  );
}
