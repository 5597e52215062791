import { Alert, Spinner, Stack, StepIndicator, Text } from '@lucerna/kit';
import { FailureAlert } from '../../field/FailureAlert';
import { useWords } from '../../words/use-words';
import { AboutCompanyForm } from './AboutCompanyForm';
import { AboutYouForm } from './AboutYouForm';
import { useQualification } from './use-qualification';

/** The sales qualification: about you, then about the company (ACC-02). */
export function QualificationView() {
  const say = useWords();
  const { part, known, name, failure, goBack, tellAboutYou, tellAboutCompany } = useQualification();

  if (part === 'done' || part === 'email') {
    return (
      <Alert tone={part === 'done' ? 'success' : 'info'} isLive title={say(`auth.qualified.${part}.title`)}>
        {say(`auth.qualified.${part}.text`)}
      </Alert>
    );
  }
  return (
    <Stack gap={6}>
      <StepIndicator
        current={part === 'about-you' ? 1 : 2}
        steps={[{ label: say('auth.aboutYou'), onPress: goBack }, { label: say('auth.aboutCompany') }]}
      />
      <Text tone="quiet">{say('auth.qualificationLead')}</Text>
      <FailureAlert failure={failure} action="qualification" />
      {!known && !failure && <Spinner label={say('auth.loading')} />}
      {known && part === 'about-you' && (
        <AboutYouForm known={known.aboutYou} name={name} onTell={tellAboutYou} />
      )}
      {known && part === 'about-company' && (
        <AboutCompanyForm known={known.aboutCompany} onTell={tellAboutCompany} />
      )}
    </Stack>
  );
}
