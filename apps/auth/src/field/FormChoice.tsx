import { Select, type SelectOption } from '@lucerna/kit';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldError } from './use-field-error';

interface FormChoiceProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
  readonly options: readonly SelectOption[];
  readonly isLoading?: boolean;
}

/** One of a list that belongs to a form. */
export function FormChoice<Values extends FieldValues>(props: FormChoiceProps<Values>) {
  const { control, name, label, description, options, isLoading } = props;
  const { field, fieldState } = useController({ control, name });
  const errorOf = useFieldError();
  return (
    <Select
      label={label}
      description={description}
      options={options}
      isLoading={isLoading}
      value={field.value || null}
      onChange={field.onChange}
      errorMessage={fieldState.error && errorOf({ ...fieldState.error, message: 'formError.required' })}
    />
  );
}
