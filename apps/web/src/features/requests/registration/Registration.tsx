import type { Registration as Registered, RegistrationStatus } from '@lucerna/contract';
import { registrationData, registrationStatuses } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import { ButtonLink, EmptyState, notify, Page, PageHeader, Select, Text } from '@lucerna/kit';
import { useState, type FormEvent } from 'react';
import { api, useActKey } from '../../../shared/api';
import { Facts } from '../../../shared/facts/Facts';
import { AwaitedPage, FailureAlert, useAct } from '../../../shared/failure';
import { useKeptForm } from '../../../shared/form';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { href } from '../../../shared/route';
import { ProjectBreadcrumbs } from '../../../shared/route/ProjectBreadcrumbs';
import { selectAccount } from '../../../shared/session';
import { useSelector } from '../../../shared/store/hooks';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { RegistrationFields } from './RegistrationFields';
import { dataOf, firstValues, valuesOf, type RegistrationValues } from './registration-form';
import { SendRequest } from '../SendRequest';
import styles from '../Requests.module.css';

/** The registration of a project in the USA, and what became of it (BUD-05, BYN-18). */
export function Registration({ projectId }: { projectId: string }) {
  const t = useTranslate();
  const asked = api.useGetProjectRegistrationQuery(
    { params: { id: projectId } },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isFetching } = asked;
  const toProject = href('project', { projectId });
  const isElsewhere = data && !markets[data.project.catalogId].registersProjects;
  return (
    <Page width="text">
      <PageHeader
        title={t('routes.registrationUsa')}
        above={
          <ProjectBreadcrumbs
            projectId={projectId}
            name={data?.project.name}
            page={t('routes.registrationUsa')}
          />
        }
      />
      <div aria-busy={isFetching} className={styles.stack}>
        {!data && <AwaitedPage query={asked} height="40rem" />}
        {isElsewhere && (
          <EmptyState
            picture={<QuietLamp isOff />}
            title={t('requests.notRegistered')}
            action={<ButtonLink href={toProject}>{t('requests.toProject')}</ButtonLink>}
          >
            {t('requests.notRegisteredText')}
          </EmptyState>
        )}
        {data && !isElsewhere && <RegisteredProject key={data.registration?.version ?? 0} found={data} />}
      </div>
    </Page>
  );
}

function RegisteredProject({ found }: { found: Registered }) {
  const { registration, may } = found;
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      {registration && (
        <Facts
          size={14}
          className={styles.about}
          facts={[
            [t('requests.number'), registration.number],
            [t('requests.status'), t(`requests.registration.${registration.status}`)],
            [t('requests.changedOn'), format.date(registration.updatedAt)],
          ]}
        />
      )}
      {may.decide && <Decision found={found} />}
      {may.edit ? (
        <EditRegistration found={found} />
      ) : (
        !registration && <Text>{t('requests.notYetRegistered')}</Text>
      )}
      {registration && (
        <ButtonLink href={href('request', { requestId: registration.requestId })}>
          {t('requests.openRequest')}
        </ButtonLink>
      )}
    </>
  );
}

/** What the manufacturer says of it. */
function Decision({ found }: { found: Registered }) {
  const t = useTranslate();
  const act = useAct();
  const [decide] = api.useDecideProjectRegistrationMutation();
  const { project, registration } = found;
  if (!registration) return null;
  const say = (status: RegistrationStatus) =>
    void act.run(() =>
      decide({
        ...{ params: { id: project.id }, body: { status }, version: registration.version },
        isSilent: true,
      }).unwrap(),
    );
  return (
    <div className={styles.stack}>
      <Select
        label={t('requests.status')}
        isDisabled={act.isActing}
        options={registrationStatuses.map((value) => ({ value, label: t(`requests.registration.${value}`) }))}
        value={registration.status}
        onChange={say}
      />
      <FailureAlert failure={act.failure} />
    </div>
  );
}

function EditRegistration({ found }: { found: Registered }) {
  const t = useTranslate();
  const account = useSelector(selectAccount);
  const { project, registration } = found;
  const act = useAct();
  const key = useActKey();
  const [register] = api.useRegisterProjectUsaMutation();
  const [update] = api.useUpdateProjectRegistrationMutation();
  // A reload loses nothing of the first one; what is registered is the server's, and changed from what it says.
  const first = useKeptForm<RegistrationValues>(
    `registration.${project.id}`,
    firstValues({
      companyName: account?.company?.name ?? '',
      contactName: [account?.firstName, account?.lastName].filter(Boolean).join(' '),
      email: account?.email ?? '',
    }),
  );
  const [edited, setEdited] = useState(() => registration && valuesOf(registration.registrationData));
  const values = edited ?? first.values;
  const change = (part: Partial<RegistrationValues>) =>
    edited ? setEdited({ ...edited, ...part }) : first.change(part);
  const data = dataOf(values);
  const isRight = registrationData.safeParse(data).success;
  const isChanged =
    !registration || JSON.stringify(data) !== JSON.stringify(dataOf(valuesOf(registration.registrationData)));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isRight || !isChanged || act.isActing) return;
    void act.run(async () => {
      const actKey = key.of({ data, version: registration?.version });
      if (registration) {
        const { version } = registration;
        const call = { params: { id: project.id }, body: { registrationData: data }, version };
        await update({ ...call, actKey, isSilent: true }).unwrap();
      } else {
        const { id, catalogId } = project;
        const body = { siteLocation: 'private' as const, catalogId, project: id, registrationData: data };
        await register({ body, actKey, isSilent: true }).unwrap();
        first.forget();
      }
      key.done();
      notify({ tone: 'success', title: t('requests.registrationSaved') });
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RegistrationFields values={values} onChange={change} />
      <SendRequest
        label={t(registration ? 'requests.saveRegistration' : 'requests.register')}
        failure={act.failure}
        isRight={isRight && isChanged}
        isAsking={act.isActing}
      />
    </form>
  );
}
