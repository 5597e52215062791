import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Text, TextField } from '@lucerna/kit';
import { useMemo, useState, type ReactNode } from 'react';
import type { ProjectField, WrittenFields } from '@lucerna/contract';
import { projectFieldNames, projectFields, writtenFields } from '@lucerna/contract';
import { useController, useForm, type Control } from 'react-hook-form';
import { z } from 'zod';
import { failureOf, type ApiFailure } from '../../../shared/api';
import { useFailureText } from '../../../shared/failure';
import { useHasText, useTranslate } from '../../../shared/i18n';
import { SaveDialog } from '../SaveDialog';

interface ProjectNameDialogProps {
  readonly title: string;
  /** What happens then. */
  readonly text?: string;
  readonly confirmLabel: string;
  /** What is asked, with what stands there first. */
  readonly fields: WrittenFields;
  readonly onClose: () => void;
  /** Saves what was written; what it throws is shown in the dialog, which then stays with what was typed. */
  readonly onSave: (fields: WrittenFields) => Promise<unknown>;
  /** What else is asked, below. */
  readonly children?: ReactNode;
}

/** Asks for the name of a project and what else is written of it, new or changed. */
export function ProjectNameDialog(props: ProjectNameDialogProps) {
  const { title, text, confirmLabel, fields, onClose, onSave, children } = props;
  const textOf = useFailureText();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { control, handleSubmit } = useForm({
    resolver: useMemo(() => zodResolver(z.object(writtenFields)), []),
    defaultValues: fields,
  });
  const submit = handleSubmit(async (typed) => {
    setFailure(null);
    try {
      await onSave(typed);
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
      {projectFieldNames
        .filter((name) => name in fields)
        .map((name, at) => (
          <WrittenField key={name} name={name} control={control} autoFocus={at === 0} />
        ))}
      {children}
    </SaveDialog>
  );
}

interface WrittenFieldProps {
  readonly name: ProjectField;
  readonly control: Control<WrittenFields>;
  readonly autoFocus: boolean;
}

function WrittenField({ name, control, autoFocus }: WrittenFieldProps) {
  const t = useTranslate();
  const hasWords = useHasText();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  const { longest: count } = projectFields[name];
  return (
    <TextField
      autoFocus={autoFocus}
      autoComplete="off"
      label={t(`projects.field.${name}`)}
      description={t(`projects.fieldHint.${name}`, { count })}
      maxLength={count}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      errorMessage={message && t(hasWords(message) ? message : 'formError.pattern', { maximum: count })}
    />
  );
}
