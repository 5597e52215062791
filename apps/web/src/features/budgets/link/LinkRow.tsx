import type { QuoteLink } from '@lucerna/contract';
import { IconButton, RemoveButton, Stack, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { copyText } from '../../../shared/copy/copy-text';
import { href } from '../../../shared/route';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from './Link.module.css';

/** One link: for whom, until when, whether it was opened; it is copied, or revoked after a second press. */
export function LinkRow({ budgetId, link }: { readonly budgetId: string; readonly link: QuoteLink }) {
  const t = useTranslate();
  const format = useFormat();
  const [revoke, { isLoading }] = api.useRevokeQuoteLinkMutation();
  const { id, recipient, expiresOn, state, seenAt, views, token, createdAt } = link;
  const name = recipient || t('budgets.linkNobody');
  const address = token && new URL(href('linkedQuote', { hash: token }), window.location.href).href;
  return (
    <li className={styles.link}>
      <div className={styles.words}>
        <Text as="div">
          <bdi>{name}</bdi>
        </Text>
        <Text as="div" size={14} tone="quiet" isTabular>
          {state === 'open'
            ? t('budgets.linkUntil', { date: format.shortDate(expiresOn) })
            : t(state === 'revoked' ? 'budgets.linkIsRevoked' : 'budgets.linkIsExpired')}
          {' · '}
          {seenAt === null
            ? t('budgets.linkUnseen', { date: format.shortDate(createdAt) })
            : t('budgets.linkSeen', { date: format.shortDate(seenAt), count: views })}
        </Text>
      </div>
      {address && (
        <Stack direction="row" gap={1} align="center">
          <IconButton
            icon="copy"
            label={t('budgets.copyLink', { name })}
            onPress={() =>
              void copyText(address, {
                copied: t('share.copied'),
                notCopied: t('configurator.notCopied'),
                shown: address,
              })
            }
          />
          <RemoveButton
            label={t('budgets.revokeLink', { name })}
            confirmLabel={t('share.revokeReally')}
            isLoading={isLoading}
            onRemove={() => void revoke({ params: { id: budgetId, linkId: id } })}
          />
        </Stack>
      )}
    </li>
  );
}
