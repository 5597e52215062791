import { aboutCompany, optionOperations, type AboutCompany, type Qualification } from '@lucerna/contract';
import { Button, Stack } from '@lucerna/kit';
import { useForm } from 'react-hook-form';
import { FormChoice } from '../../field/FormChoice';
import { FormText } from '../../field/FormText';
import { formRules } from '../../field/form-rules';
import type { Call } from '../../call/call';
import { useTranslate } from '../../i18n/use-translate';
import { readCountries } from '../read-countries';
import { useList } from './use-list';

interface AboutCompanyFormProps {
  readonly known: AboutCompany | null;
  /** What the sign-up told of it. */
  readonly begun: Qualification['companyAtSignUp'];
  readonly onTell: (told: AboutCompany) => Promise<void>;
}

const readTypes = (call: Call, lang: string) => call(optionOperations.listCompanyTypes, { query: { lang } });
/** Name, kind, place and tax number of the company. */
export function AboutCompanyForm({ known, begun, onTell }: AboutCompanyFormProps) {
  const t = useTranslate();
  const types = useList(readTypes);
  const countries = useList(readCountries);
  const { control, handleSubmit, formState } = useForm<AboutCompany>({
    resolver: formRules(aboutCompany),
    defaultValues: known ?? { name: '', city: '', taxNumber: '', ...begun },
  });

  return (
    <form onSubmit={(event) => void handleSubmit(onTell)(event)} noValidate>
      <Stack gap={5}>
        <FormText control={control} name="name" autoComplete="organization" label={t('session.company')} />
        <FormChoice
          control={control}
          name="companyType"
          label={t('auth.companyType')}
          options={types ?? []}
          isLoading={types === null}
        />
        <FormChoice
          control={control}
          name="country"
          label={t('auth.country')}
          options={countries ?? []}
          isLoading={countries === null}
        />
        <FormText
          control={control}
          name="city"
          autoComplete="address-level2"
          label={t('auth.city')}
          isMarkedOptional
        />
        <FormText control={control} name="taxNumber" label={t('auth.taxNumber')} isMarkedOptional />
        <Button type="submit" variant="primary" isWide isLoading={formState.isSubmitting}>
          {t('auth.qualify')}
        </Button>
      </Stack>
    </form>
  );
}
