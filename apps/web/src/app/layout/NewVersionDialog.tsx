import { Button, Dialog, Text } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../shared/i18n';
import { isOutdated } from '../page/reach';

/** Code is missing: says so where a new version on the server took it away, which reading the page again mends. */
export default function NewVersionDialog() {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void isOutdated().then((isKnown) => isWanted && setShown(isKnown));
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Dialog
      isOpen={isShown}
      onOpenChange={setShown}
      title={t('errors-dialog.newVersion.title')}
      actions={
        <Button variant="primary" onPress={() => window.location.reload()}>
          {t('errors-dialog.reload')}
        </Button>
      }
    >
      <Text>{t('errors-dialog.newVersion.text')}</Text>
    </Dialog>
  );
}
