import { TextField, type TextFieldProps } from '@lucerna/kit';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldError } from './use-field-error';

export interface FormTextProps<Values extends FieldValues> extends Pick<
  TextFieldProps,
  'label' | 'type' | 'autoComplete' | 'description' | 'isMarkedOptional'
> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** A field of the kit for text; one line of plain text unless given. */
  readonly as?: (props: TextFieldProps) => React.ReactNode;
}

/** A text that belongs to a form. */
export function FormText<Values extends FieldValues>(props: FormTextProps<Values>) {
  const { control, name, as: Field = TextField, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const errorOf = useFieldError();
  return (
    <Field
      {...rest}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      errorMessage={errorOf(fieldState.error)}
    />
  );
}
