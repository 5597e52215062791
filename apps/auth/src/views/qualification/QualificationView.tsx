import { Alert, Button, Spinner, Stack, StepIndicator, Text } from '@lucerna/kit';
import { useEffect, useRef } from 'react';
import { focusFirstField } from '../../app/first-field';
import { useSurroundings } from '../../app/surroundings';
import { FailureAlert } from '../../field/FailureAlert';
import { useTranslate } from '../../i18n/use-translate';
import { AboutCompanyForm } from './AboutCompanyForm';
import { AboutYouForm } from './AboutYouForm';
import { SendLetterAgain } from './SendLetterAgain';
import { useQualification } from './use-qualification';

/** The sales qualification: about you, then about the company (ACC-02). */
export function QualificationView() {
  const t = useTranslate();
  const { host } = useSurroundings();
  const { part, known, name, failure, goBack, tellAboutYou, tellAboutCompany } = useQualification();

  const place = useRef<HTMLDivElement>(null);
  const first = useRef(part);

  // Whoever goes on lost the button that they pressed, and goes on in the first field.
  useEffect(() => {
    if (part === first.current || !place.current) return undefined;
    first.current = part;
    return focusFirstField(place.current);
  }, [part]);

  if (part !== 'about-you' && part !== 'about-company') {
    return (
      <Stack gap={6}>
        <Alert tone={part === 'done' ? 'success' : 'info'} isLive title={t(`auth.qualified.${part}.title`)}>
          {t(`auth.qualified.${part}.text`)}
        </Alert>
        {part === 'email' && <SendLetterAgain />}
        {part !== 'done' && (
          <Button variant="primary" isWide onPress={() => host.tell({ type: 'close' })}>
            {t('auth.next')}
          </Button>
        )}
        {(part === 'email' || part === 'private') && (
          <Button variant="quiet" isWide onPress={goBack}>
            {t('auth.correct')}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <div ref={place}>
      <Stack gap={6}>
        {known && (
          <StepIndicator
            current={part === 'about-you' ? 1 : 2}
            steps={[{ label: t('auth.aboutYou'), onPress: goBack }, { label: t('auth.aboutCompany') }]}
          />
        )}
        {known && <Text tone="quiet">{t('auth.qualificationLead')}</Text>}
        <FailureAlert failure={failure} action="qualification" />
        {!known && !failure && <Spinner label={t('auth.loading')} />}
        {known && part === 'about-you' && (
          <AboutYouForm known={known.aboutYou} name={name} onTell={tellAboutYou} />
        )}
        {known && part === 'about-company' && (
          <AboutCompanyForm
            known={known.aboutCompany}
            begun={known.companyAtSignUp}
            onTell={tellAboutCompany}
          />
        )}
      </Stack>
    </div>
  );
}
