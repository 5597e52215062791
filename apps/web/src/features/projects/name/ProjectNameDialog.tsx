import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Text, TextField } from '@lucerna/kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useController, useForm } from 'react-hook-form';
import { failureOf } from '../../../shared/api';
import type { ApiFailure } from '../../../shared/api';
import { useFailureText } from '../../../shared/failure';
import { useHasText, useTranslate } from '../../../shared/i18n';
import { SaveDialog } from '../SaveDialog';
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
  /** What else is asked, below the name. */
  readonly children?: ReactNode;
}

/** Asks for the name of a project, new or changed. */
export function ProjectNameDialog(props: ProjectNameDialogProps) {
  const { title, text, confirmLabel, name, onClose, onSave, children } = props;
  const t = useTranslate();
  const hasWords = useHasText();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { control, handleSubmit } = useForm({
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
    <SaveDialog
      title={title}
      isValid
      confirmLabel={confirmLabel}
      onClose={onClose}
      // Who saves it closes the dialog.
      onSave={async () => {
        await submit();
        return false;
      }}
    >
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
      {children}
    </SaveDialog>
  );
}
