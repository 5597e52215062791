import { Button, Dialog, Stack } from '@lucerna/kit';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../shared/i18n';

interface FormDialogProps {
  readonly title: string;
  readonly isValid: boolean;
  /** On the button; that it is saved, unless another word says it better. */
  readonly confirmLabel?: string;
  readonly onClose: () => void;
  /** Answers whether it was saved; else the user was told why, and the dialog stays. */
  readonly onSave: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A few fields that are saved together. */
export function FormDialog(props: FormDialogProps) {
  const t = useTranslate();
  const { title, isValid, confirmLabel = t('projects.save'), onClose, onSave, children } = props;
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  async function save() {
    if (!isValid || isSaving) return;
    setSaving(true);
    const saved = await onSave();
    setSaving(false);
    if (saved) onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('projects.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isSaving} isDisabled={!isValid}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={4}>{children}</Stack>
      </form>
    </Dialog>
  );
}
