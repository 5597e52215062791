import { aboutYou, optionOperations, userTypes, type AboutYou } from '@lucerna/contract';
import { Button, ChoiceCards, Stack } from '@lucerna/kit';
import { useController, useForm } from 'react-hook-form';
import { FormChoice } from '../../field/FormChoice';
import { FormText } from '../../field/FormText';
import { formRules } from '../../field/form-rules';
import type { Call } from '../../call/call';
import { useTranslate } from '../../i18n/use-translate';
import { useList } from './use-list';

type Name = Required<Pick<AboutYou, 'firstName' | 'lastName'>>;

interface AboutYouFormProps {
  readonly known: AboutYou | null;
  /** What the account is called, for a start. */
  readonly name: Name;
  readonly onTell: (told: AboutYou) => Promise<void>;
}

const readProfessions = (call: Call, lang: string) =>
  call(optionOperations.listProfessions, { query: { lang } });

/** Particular or professional, profession, name and telephone. */
export function AboutYouForm({ known, name, onTell }: AboutYouFormProps) {
  const t = useTranslate();
  const professions = useList(readProfessions);
  const { control, handleSubmit, formState } = useForm<AboutYou>({
    resolver: formRules(aboutYou),
    defaultValues: known ?? { userType: userTypes.professional, ...name, phone: '' },
  });
  const { field: kind } = useController({ control, name: 'userType' });

  return (
    <form onSubmit={(event) => void handleSubmit(onTell)(event)} noValidate>
      <Stack gap={5}>
        <ChoiceCards
          label={t('auth.userType')}
          value={String(kind.value)}
          onChange={(value) => kind.onChange(Number(value))}
          choices={[
            { value: String(userTypes.professional), label: t('auth.professional') },
            { value: String(userTypes.particular), label: t('auth.particular') },
          ]}
        />
        <FormChoice
          control={control}
          name="profession"
          label={t('auth.profession')}
          options={professions ?? []}
          isLoading={professions === null}
        />
        <FormText
          control={control}
          name="firstName"
          autoComplete="given-name"
          label={t('session.firstName')}
        />
        <FormText
          control={control}
          name="lastName"
          autoComplete="family-name"
          label={t('session.lastName')}
        />
        <FormText
          control={control}
          name="phone"
          type="tel"
          autoComplete="tel"
          label={t('auth.phone')}
          isMarkedOptional
        />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {t('auth.next')}
        </Button>
      </Stack>
    </form>
  );
}
