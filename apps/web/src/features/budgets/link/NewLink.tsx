import { lengths, longestLinkDays, newQuoteLink, type Budget } from '@lucerna/contract';
import { Button, notify, Stack, TextArea, TextField } from '@lucerna/kit';
import { useState, type FormEvent } from 'react';
import { api, useActKey } from '../../../shared/api';
import { copyText } from '../../../shared/copy/copy-text';
import { FailureAlert, useAct } from '../../../shared/failure';
import { dayFrom, useRule } from '../../../shared/form';
import { href } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import styles from './Link.module.css';

/** Makes a link: mailed where a recipient is named, else copied at once. */
export function NewLink({ budget }: { readonly budget: Budget }) {
  const t = useTranslate();
  const check = useRule()(newQuoteLink.shape.recipient);
  const act = useAct();
  const key = useActKey();
  const [make] = api.useMakeQuoteLinkMutation();
  const [recipient, setRecipient] = useState('');
  const [message, setMessage] = useState('');
  const [expiresOn, setExpiresOn] = useState(
    budget.validationDate > dayFrom(7) ? budget.validationDate : dayFrom(7),
  );
  const [hasTried, setTried] = useState(false);
  const isDayWrong = expiresOn < dayFrom(0) || expiresOn > dayFrom(longestLinkDays);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (check(recipient) !== null || isDayWrong || act.isActing) return;
    const body = { recipient, message, expiresOn };
    await act.run(async () => {
      const { token } = await make({
        ...{ params: { id: budget.id }, body, actKey: key.of(body), isSilent: true },
      }).unwrap();
      key.done();
      setTried(false);
      setRecipient('');
      setMessage('');
      if (recipient !== '')
        notify({ tone: 'success', title: t('budgets.linkSent', { email: recipient.trim() }) });
      else if (token) {
        const address = new URL(href('linkedQuote', { hash: token }), window.location.href).href;
        await copyText(address, {
          ...{ copied: t('share.copied'), notCopied: t('configurator.notCopied'), shown: address },
        });
      }
    });
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <div className={styles.pair}>
          <TextField
            type="email"
            label={t('budgets.linkRecipient')}
            description={t('budgets.linkRecipientHint')}
            isMarkedOptional
            value={recipient}
            onChange={setRecipient}
            errorMessage={hasTried ? check(recipient) : undefined}
          />
          <TextField
            type="date"
            label={t('budgets.linkExpires')}
            value={expiresOn}
            onChange={setExpiresOn}
            errorMessage={isDayWrong ? t('budgets.linkDayWrong', { count: longestLinkDays }) : undefined}
          />
        </div>
        {recipient !== '' && (
          <TextArea
            label={t('budgets.linkMessage')}
            rows={3}
            maxLength={lengths.textarea}
            value={message}
            onChange={setMessage}
          />
        )}
        <FailureAlert failure={act.failure} />
        <div>
          <Button type="submit" variant="primary" isLoading={act.isActing}>
            {t(recipient === '' ? 'budgets.makeLink' : 'budgets.sendLink')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
