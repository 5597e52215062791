import { lengths, newBudgetRequest, type SupportRequest } from '@lucerna/contract';
import { TextArea } from '@lucerna/kit';
import type { FormEvent } from 'react';
import { api, useActKey } from '../../../shared/api';
import { useAct } from '../../../shared/failure';
import { useKeptForm, useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';
import { FilesField } from '../../../shared/sent-files/FilesField';
import { useFiles, type SentFile } from '../../../shared/sent-files/use-files';
import { SendRequest } from '../SendRequest';
import styles from '../Requests.module.css';

interface Values {
  readonly text: string;
  readonly files: readonly SentFile[];
}

/** Writes to the other side, with files. */
export function ReplyForm({ request }: { request: SupportRequest }) {
  const t = useTranslate();
  const check = useRule()(newBudgetRequest.shape.description);
  const act = useAct();
  const key = useActKey();
  const [write] = api.useWriteToRequestMutation();
  const { values, change, forget } = useKeptForm<Values>(`reply.${request.id}`, { text: '', files: [] });
  const files = useFiles(values.files, (next) => change({ files: next }));
  const isRight = check(values.text) === null && !files.isSending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isRight || act.isActing) return;
    const body = { text: values.text, files: values.files.map(({ id }) => id) };
    void act.run(async () => {
      await write({ params: { id: request.id }, body, actKey: key.of(body), isSilent: true }).unwrap();
      key.done();
      forget();
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={t(request.isOwn ? 'requests.write' : 'requests.answer')}
        rows={4}
        maxLength={lengths.textarea}
        value={values.text}
        onChange={(text) => change({ text })}
      />
      <FilesField files={files} />
      <SendRequest
        label={t('requests.sendMessage')}
        failure={act.failure}
        isRight={isRight}
        isAsking={act.isActing}
      />
    </form>
  );
}
