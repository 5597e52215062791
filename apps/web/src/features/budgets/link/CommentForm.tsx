import { lengths, type Budget } from '@lucerna/contract';
import { Alert, Button, Select, Stack, TextArea } from '@lucerna/kit';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FailureAlert, type Act } from '../../../shared/failure';
import { useOnline } from '../../../shared/online/use-online';
import { useTranslate } from '../../../shared/i18n';
import styles from './Link.module.css';

interface CommentFormProps {
  readonly products: Budget['products'];
  readonly act: Act;
  /** Whether what stands before the text is filled in rightly. */
  readonly isReady?: boolean;
  /** Answers whether it was sent. */
  readonly onSay: (said: { readonly text: string; readonly lineId: string | null }) => Promise<boolean>;
  /** Stands before the text. */
  readonly children?: ReactNode;
}

const whole = '';

/** Says something about a quote or one of its lines. */
export function CommentForm({ products, act, isReady = true, onSay, children }: CommentFormProps) {
  const t = useTranslate();
  const isOnline = useOnline();
  const [text, setText] = useState('');
  const [about, setAbout] = useState(whole);
  const lines = products.flatMap(({ _id, name, position }) =>
    _id === undefined ? [] : [{ value: _id, label: `${position} · ${name}` }],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || !isReady || act.isActing) return;
    if (await onSay({ text, lineId: about === whole ? null : about })) setText('');
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {children}
        {lines.length > 0 && (
          <Select
            label={t('budgets.commentAbout')}
            options={[{ value: whole, label: t('budgets.commentWhole') }, ...lines]}
            value={about}
            onChange={setAbout}
          />
        )}
        <TextArea
          label={t('budgets.comment')}
          rows={3}
          maxLength={lengths.textarea}
          value={text}
          onChange={setText}
        />
        <FailureAlert failure={act.failure} />
        {!isOnline && <Alert tone="warning">{t('budgets.linkOffline')}</Alert>}
        <div>
          <Button type="submit" isDisabled={text.trim() === '' || !isReady} isLoading={act.isActing}>
            {t('budgets.sendComment')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
