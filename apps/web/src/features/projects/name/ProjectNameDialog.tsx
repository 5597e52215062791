import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Button, Dialog, Stack, Text, TextField } from '@lucerna/kit';
import { useId, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { failureOf } from '../../../shared/api';
import type { ApiFailure } from '../../../shared/api';
import { useFailureText } from '../../../shared/failure';
import { useHasText, useTranslate } from '../../../shared/i18n';
import { maxCharacters, nameForm } from './project-name';

interface ProjectNameDialogProps {
  readonly title: string;
  /** What happens then. */
  readonly text?: string;
  readonly confirmLabel: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Saves the name; what it throws is shown in the dialog, which then stays with what was typed. */
  readonly onSave: (name: string) => Promise<unknown>;
}

/** Asks for the name of a project, new or changed. */
export function ProjectNameDialog(props: ProjectNameDialogProps) {
  const { title, text, confirmLabel, name, onClose, onSave } = props;
  const t = useTranslate();
  const hasWords = useHasText();
  const textOf = useFailureText();
  const formId = useId();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(nameForm),
    defaultValues: { name },
  });
  const { field, fieldState } = useController({ control, name: 'name' });
  const message = fieldState.error?.message;
  const submit = handleSubmit(async (typed) => {
    setFailure(null);
    try {
      await onSave(typed.name);
    } catch (error) {
      const found = failureOf(error);
      if (!found) throw error;
      setFailure(found);
    }
  });

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
          <Button type="submit" form={formId} variant="primary" isLoading={formState.isSubmitting}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          {failure && (
            <Alert tone="error" title={textOf(failure).title} isLive>
              {textOf(failure).text}
            </Alert>
          )}
          {text && <Text>{text}</Text>}
          <TextField
            autoFocus
            autoComplete="off"
            label={t('projects.name')}
            description={t('projects.nameHint', { count: maxCharacters })}
            maxLength={maxCharacters}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            errorMessage={
              message && t(hasWords(message) ? message : 'formError.pattern', { maximum: maxCharacters })
            }
          />
        </Stack>
      </form>
    </Dialog>
  );
}
