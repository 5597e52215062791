import type { ShareLink as Link } from '@lucerna/contract';
import { IconButton, RemoveButton, Stack, Text } from '@lucerna/kit';
import { api } from '../api';
import { copyText } from '../copy/copy-text';
import { href } from '../route';
import { useFormat, useTranslate } from '../i18n';
import styles from './ShareLink.module.css';

interface ShareLinkProps {
  readonly link: Link;
  /** Its address stands in the place of its day. */
  readonly isNew?: boolean;
}

const addressOf = (hash: string) => new URL(href('sharedProduct', { hash }), window.location.href).href;

/** One link that works: it is copied, or revoked after a second press. */
export function ShareLink({ link: { hash, name, createdAt }, isNew = false }: ShareLinkProps) {
  const t = useTranslate();
  const format = useFormat();
  const [revoke, { isLoading, isSuccess }] = api.useRevokeShareMutation();
  const address = addressOf(hash);
  if (isSuccess) return <Text tone="quiet">{t('share.revoked', { name })}</Text>;

  const notices = { copied: t('share.copied'), notCopied: t('configurator.notCopied'), shown: address };
  return (
    <div className={styles.link}>
      <div className={styles.words}>
        <Text as="div">{name}</Text>
        <Text as="div" size={14} tone="quiet">
          {isNew ? address : t('share.since', { date: format.date(createdAt) })}
        </Text>
      </div>
      <Stack direction="row" gap={1} align="center">
        <IconButton
          icon="copy"
          label={t('share.copy', { name })}
          onPress={() => void copyText(address, notices)}
        />
        <RemoveButton
          label={t('share.revoke', { name })}
          confirmLabel={t('share.revokeReally')}
          isLoading={isLoading}
          onRemove={() => void revoke({ params: { hash } })}
        />
      </Stack>
    </div>
  );
}
