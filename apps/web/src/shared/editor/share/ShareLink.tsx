import { Button, IconButton, notify, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../api';
import { useWords } from '../../words';

interface ShareLinkProps {
  readonly hash: string;
  readonly name: string;
  readonly address: string;
  readonly detail?: string;
}

/** One link that works: it is copied, or revoked after a second press. */
export function ShareLink({ hash, name, address, detail }: ShareLinkProps) {
  const say = useWords();
  const [revoke, { isLoading, isSuccess }] = api.useRevokeShareMutation();
  const [isAsked, setAsked] = useState(false);
  if (isSuccess) return <Text tone="quiet">{say('share.revoked', { name })}</Text>;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notify({ tone: 'success', title: say('share.copied') });
    } catch {
      notify({ tone: 'warning', title: say('configurator.notCopied'), text: address });
    }
  }
  return (
    <Stack direction="row" gap={3} align="center" justify="between">
      <div>
        <Text as="div">{name}</Text>
        <Text as="div" size={14} tone="quiet">
          {detail ?? address}
        </Text>
      </div>
      <Stack direction="row" gap={1}>
        <IconButton icon="copy" label={say('share.copy', { name })} onPress={() => void copy()} />
        {isAsked ? (
          <Button
            variant="danger"
            size="small"
            isLoading={isLoading}
            onPress={() => void revoke({ params: { hash } })}
          >
            {say('share.revokeReally')}
          </Button>
        ) : (
          <IconButton icon="trash" label={say('share.revoke', { name })} onPress={() => setAsked(true)} />
        )}
      </Stack>
    </Stack>
  );
}
