import { Button, Dialog, Text } from '@lucerna/kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../shared/i18n';
import { isOutdated } from '../page/reach';

interface NewVersionDialogProps {
  /** How often code could not be read. */
  readonly times: number;
  /** How often it was a part of the page, which stays away until the page is read again. */
  readonly parts: number;
  readonly onClose: () => void;
}

/** Code is missing: says so where a new version on the server took it away, or where it is a part of the page. */
export default function NewVersionDialog({ times, parts, onClose }: NewVersionDialogProps) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const [isNew, setNew] = useState(false);
  /** How many of `times` were told when it was closed. */
  const closed = useRef(0);
  useEffect(() => {
    let isWanted = true;
    void isOutdated().then((isKnown) => {
      if (!isWanted || !isKnown || times <= closed.current) return;
      setNew(true);
      setShown(true);
    });
    return () => {
      isWanted = false;
    };
  }, [times]);
  useEffect(() => setShown((isBefore) => isBefore || parts > 0), [parts]);
  return (
    <Dialog
      isOpen={isShown}
      onOpenChange={(isOpen) => {
        setShown(isOpen);
        if (isOpen) return;
        closed.current = times;
        onClose();
      }}
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
