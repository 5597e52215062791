import type { BudgetRequestInfo } from '@lucerna/contract';
import { lengths, newBudgetRequest, projectFields, shortText } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import { ConfirmDialog, Select, Text, TextArea, TextField } from '@lucerna/kit';
import { useState, type FormEvent } from 'react';
import { api } from '../../../shared/api';
import { Facts } from '../../../shared/facts/Facts';
import { useKeptForm, useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';
import { FilesField } from '../../../shared/sent-files/FilesField';
import { useFiles, type SentFile } from '../../../shared/sent-files/use-files';
import { SendRequest } from '../SendRequest';
import { useAsk } from './use-ask';
import styles from '../Requests.module.css';

interface Values {
  readonly description: string;
  /** Empty for whoever looks after the client. */
  readonly recipient: string;
  /** Null where it stays as it is, whatever that is by then. */
  readonly projectName: string | null;
  readonly files: readonly SentFile[];
}

const projectNameRule = shortText(projectFields.name.longest).min(1, 'formError.required');

/** What is asked, of whom, with which files; in the USA with the project's name, and confirmed before it is sent. */
export function BudgetRequestForm({ info }: { info: BudgetRequestInfo }) {
  const t = useTranslate();
  const rule = useRule();
  const { projectId: project, projectName, catalogId, lang } = info;
  const isConfirmed = markets[catalogId].budgetRequest === 'budgetUsa';
  const { values, change, forget } = useKeptForm<Values>(`request.${project}`, {
    ...{ description: '', recipient: '', projectName: null, files: [] },
  });
  const named = values.projectName ?? projectName;
  const files = useFiles(values.files, (next) => change({ files: next }));
  const [isConfirming, setConfirming] = useState(false);
  const [sendInternational] = api.useRequestBudgetMutation();
  const [sendUsa] = api.useRequestBudgetUsaMutation();
  const { ask, failure, isAsking } = useAsk(forget);

  const describe = rule(newBudgetRequest.shape.description);
  const checkDescription = (text: string) => (isConfirmed && text.trim() === '' ? null : describe(text));
  const checkName = rule(projectNameRule);
  const recipient = info.recipients.find(({ id }) => id === values.recipient);
  const isRight =
    checkDescription(values.description) === null &&
    (!isConfirmed || checkName(named) === null) &&
    !files.isSending;

  function send() {
    const common = {
      ...{ siteLocation: 'private' as const, catalogId, lang, project },
      description: values.description,
      files: values.files.map(({ id }) => id),
      recipient: recipient?.id ?? null,
    };
    const changeProjectName = named.trim();
    if (!isConfirmed) {
      return ask(common, (actKey) => sendInternational({ body: common, actKey, isSilent: true }).unwrap());
    }
    const body = { ...common, ...(changeProjectName !== projectName && { changeProjectName }) };
    setConfirming(false);
    ask(body, (actKey) => sendUsa({ body, actKey, isSilent: true }).unwrap());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isRight || isAsking) return;
    if (isConfirmed) setConfirming(true);
    else send();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Facts
        size={14}
        className={styles.about}
        facts={[
          [t('requests.project'), <bdi key="project">{projectName}</bdi>],
          [t('requests.products'), t('requests.countProducts', { count: info.products })],
          [t('requests.pieces'), t('requests.countPieces', { count: info.pieces })],
        ]}
      />
      {isConfirmed && (
        <TextField
          label={t('requests.projectName')}
          description={t('requests.projectNameHint')}
          isRequired
          maxLength={projectFields.name.longest}
          value={named}
          onChange={(next) => change({ projectName: next })}
          validate={checkName}
        />
      )}
      {info.recipients.length > 1 && (
        <Select
          label={t('requests.recipient')}
          description={t('requests.recipientHint')}
          options={[
            { value: 'all', label: t('requests.anyRecipient') },
            ...info.recipients.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={recipient?.id ?? 'all'}
          onChange={(id) => change({ recipient: id === 'all' ? '' : id })}
        />
      )}
      <TextArea
        label={t('requests.description')}
        description={t('requests.descriptionHint')}
        isRequired={!isConfirmed}
        isMarkedOptional={isConfirmed}
        rows={6}
        maxLength={lengths.textarea}
        value={values.description}
        onChange={(next) => change({ description: next })}
        validate={checkDescription}
      />
      <FilesField files={files} />
      <Text size={14} tone="quiet">
        {t('requests.salesOpens')}
      </Text>
      <SendRequest label={t('requests.send')} failure={failure} isRight={isRight} isAsking={isAsking}>
        {files.isSending && (
          <Text size={14} tone="quiet" role="status">
            {t('requests.filesOnWay')}
          </Text>
        )}
      </SendRequest>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('requests.confirmTitle')}
        confirmLabel={t('requests.send')}
        cancelLabel={t('requests.goBack')}
        onConfirm={send}
      >
        {t('requests.confirmText', {
          name: named.trim(),
          count: info.products,
          who: recipient?.name ?? t('requests.anyRecipient'),
        })}
      </ConfirmDialog>
    </form>
  );
}
