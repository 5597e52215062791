import { Button, Dialog } from '@lucerna/kit';
import { useId, useState } from 'react';
import { useTranslate } from '../../../shared/i18n';
import { MadeKey } from './MadeKey';
import { NewKeyForm } from './NewKeyForm';

/** Makes a key, then shows it the only time that it can be shown. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const formId = useId();
  const [made, setMade] = useState<{ readonly key: string | null } | null>(null);
  const [isMaking, setMaking] = useState(false);
  return (
    <Dialog
      isOpen
      // A press beside it must not take away what cannot be shown again.
      isDismissable={made === null && !isMaking}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(made ? 'profile.keyMade' : 'profile.newKey')}
      actions={
        made ? (
          <Button variant="primary" onPress={onClose}>
            {t('profile.keyKept')}
          </Button>
        ) : (
          <>
            <Button variant="quiet" isDisabled={isMaking} onPress={onClose}>
              {t('profile.cancel')}
            </Button>
            <Button type="submit" form={formId} variant="primary" isLoading={isMaking}>
              {t('profile.makeKey')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <MadeKey value={made.key} />
      ) : (
        <NewKeyForm id={formId} onMaking={setMaking} onMade={(key) => setMade({ key })} />
      )}
    </Dialog>
  );
}
