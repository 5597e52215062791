import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../shared/form';
import { useTranslate } from '../../shared/i18n';

interface SaveDialogProps {
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
export function SaveDialog(props: SaveDialogProps) {
  const t = useTranslate();
  const { title, isValid, confirmLabel = t('projects.save'), onClose, onSave, children } = props;
  const [isSaving, setSaving] = useState(false);
  async function save() {
    if (!isValid || isSaving) return;
    setSaving(true);
    const saved = await onSave();
    setSaving(false);
    if (saved) onClose();
  }
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('projects.cancel')}
      isActing={isSaving}
      isDisabled={!isValid}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {children}
    </FormDialog>
  );
}
