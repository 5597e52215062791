import { accessHelp, supportOperations } from '@lucerna/contract';
import { Button, Stack, Text, TextArea } from '@lucerna/kit';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';
import { EmailField } from '../../field/EmailField';
import { FailureAlert } from '../../field/FailureAlert';
import { useFieldError } from '../../field/use-field-error';
import { formRules } from '../../field/form-rules';
import { useTranslate } from '../../i18n/use-translate';
import { OtherView } from '../OtherView';
import { Sent } from '../Sent';

/** Help for those who cannot sign in: the request reaches the manufacturer by mail. */
export function SupportView() {
  const t = useTranslate();
  const errorOf = useFieldError();
  const { call, host, language } = useSurroundings();
  const { submit, failure } = useSubmit(({ code }) => ({ type: 'supportError', code }));
  const [isSent, setSent] = useState(false);
  const { control, handleSubmit, formState } = useForm({
    resolver: formRules(accessHelp),
    defaultValues: { email: '', description: '', language },
  });
  const { field, fieldState } = useController({ control, name: 'description' });
  const ask = handleSubmit(async (body) => {
    const answer = await submit(() => call(supportOperations.requestAccessHelp, { body }));
    if (answer === undefined) return;
    setSent(true);
    host.tell({ type: 'supportSuccess' });
  });

  if (isSent) {
    return <Sent title={t('auth.supportSentTitle')}>{t('auth.supportSent')}</Sent>;
  }
  return (
    <form onSubmit={(event) => void ask(event)} noValidate>
      <Stack gap={5}>
        <Text tone="quiet">{t('auth.supportLead')}</Text>
        <FailureAlert failure={failure} action="support" />
        <EmailField control={control} name="email" autoComplete="email" />
        <TextArea
          label={t('auth.supportText')}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          errorMessage={errorOf(fieldState.error)}
        />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {t('auth.supportSend')}
        </Button>
        <OtherView to="login">{t('auth.toLogin')}</OtherView>
      </Stack>
    </form>
  );
}
