import { Alert, Button, Spinner, Stack, StepIndicator, Text } from '@lucerna/kit';
import { useEffect, useRef } from 'react';
import { focusFirstField } from '../../app/first-field';
import { useSurroundings } from '../../app/surroundings';
import { FailureAlert } from '../../field/FailureAlert';
import { useWords } from '../../words/use-words';
import { AboutCompanyForm } from './AboutCompanyForm';
import { AboutYouForm } from './AboutYouForm';
import { useQualification } from './use-qualification';

/** The sales qualification: about you, then about the company (ACC-02). */
export function QualificationView() {
  const say = useWords();
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
        <Alert tone={part === 'done' ? 'success' : 'info'} isLive title={say(`auth.qualified.${part}.title`)}>
          {say(`auth.qualified.${part}.text`)}
        </Alert>
        {part !== 'done' && (
          <Button variant="primary" isWide onPress={() => host.tell({ type: 'close' })}>
            {say('auth.next')}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <div ref={place}>
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
