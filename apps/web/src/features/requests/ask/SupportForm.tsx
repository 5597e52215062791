import { lengths, newBudgetRequest } from '@lucerna/contract';
import { Link, Page, PageHeader, Select, Skeleton, Text, TextArea } from '@lucerna/kit';
import type { FormEvent } from 'react';
import { api } from '../../../shared/api';
import { FailedQuery } from '../../../shared/failure';
import { useKeptForm, useRule } from '../../../shared/form';
import { href } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import { FilesField } from '../../../shared/sent-files/FilesField';
import { useFiles, type SentFile } from '../../../shared/sent-files/use-files';
import { SendRequest } from '../SendRequest';
import { useAsk } from './use-ask';
import styles from '../Requests.module.css';

interface Values {
  readonly type: string;
  readonly subject: string;
  readonly businessActivity: string;
  readonly description: string;
  readonly files: readonly SentFile[];
}

const nothing: Values = { type: '', subject: '', businessActivity: '', description: '', files: [] };

interface Named {
  readonly id: string;
  readonly description: string;
}
const optionsOf = (all: readonly Named[]) =>
  all.map(({ id, description }) => ({ value: id, label: description }));

/** Asks support by type and subject (SUP-01). */
export function SupportForm() {
  const t = useTranslate();
  const types = api.useListSupportTypesQuery({ query: {} });
  const activities = api.useListBusinessActivitiesQuery({ query: {} });
  const error = types.error ?? activities.error;
  const isAsking = types.isFetching || activities.isFetching;
  // What is there is not asked for again: it would only wait for, or fall to, what fails.
  const again = () => {
    if (types.error) void types.refetch();
    if (activities.error) void activities.refetch();
  };
  return (
    <Page width="form">
      <PageHeader title={t('routes.support')} lead={t('requests.supportLead')} />
      <div className={styles.stack} aria-busy={isAsking}>
        {error && <FailedQuery error={error} isAsking={isAsking} onRetry={again} />}
        {!error && !(types.data && activities.data) && <Skeleton shape="block" height="30rem" />}
        {!error && types.data && activities.data && (
          <Fields types={types.data} activities={activities.data} />
        )}
        <Text>
          <Link href={href('requests')}>{t('requests.toOwn')}</Link>
        </Text>
      </div>
    </Page>
  );
}

interface FieldsProps {
  readonly types: readonly (Named & { readonly subjects: readonly Named[] })[];
  readonly activities: readonly Named[];
}

function Fields({ types, activities }: FieldsProps) {
  const t = useTranslate();
  const check = useRule()(newBudgetRequest.shape.description);
  const { values, change, forget } = useKeptForm<Values>('support', nothing);
  const files = useFiles(values.files, (next) => change({ files: next }));
  const [send] = api.useRequestSupportMutation();
  const { ask, failure, isAsking } = useAsk(forget);
  const type = types.find(({ id }) => id === values.type);
  const subject = type?.subjects.find(({ id }) => id === values.subject);
  const isRight = subject !== undefined && check(values.description) === null && !files.isSending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isRight || isAsking) return;
    const body = {
      ...{ type: values.type, subject: values.subject, description: values.description },
      businessActivity: values.businessActivity || null,
      files: values.files.map(({ id }) => id),
    };
    ask(body, (actKey) => send({ body, actKey, isSilent: true }).unwrap());
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Select
        label={t('requests.topic')}
        isRequired
        placeholder={t('requests.choose')}
        options={optionsOf(types)}
        value={type?.id ?? null}
        onChange={(id) => change({ type: id, subject: '' })}
      />
      <Select
        label={t('requests.subject')}
        isRequired
        isDisabled={!type}
        placeholder={t('requests.choose')}
        options={optionsOf(type?.subjects ?? [])}
        value={subject?.id ?? null}
        onChange={(id) => change({ subject: id })}
      />
      <Select
        label={t('requests.activity')}
        isMarkedOptional
        placeholder={t('requests.choose')}
        options={optionsOf(activities)}
        value={values.businessActivity || null}
        onChange={(id) => change({ businessActivity: id })}
      />
      <TextArea
        label={t('requests.question')}
        isRequired
        rows={6}
        maxLength={lengths.textarea}
        value={values.description}
        onChange={(next) => change({ description: next })}
        validate={check}
      />
      <FilesField files={files} />
      <SendRequest label={t('requests.send')} failure={failure} isRight={isRight} isAsking={isAsking} />
    </form>
  );
}
