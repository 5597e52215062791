import { Button, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { AwaitedPart } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { ProfilePart } from '../ProfilePart';
import { Rows } from '../Rows';
import { KeyRow } from './KeyRow';
import { NewKeyDialog } from './NewKeyDialog';

/** Keys by which programs call with the rights of this account (ACC-18). */
export function KeysPart() {
  const t = useTranslate();
  const [isMaking, setMaking] = useState(false);
  const keys = api.useListApiKeysQuery();
  const { data } = keys;
  return (
    <ProfilePart title={t('profile.keys')} lead={t('profile.keysHint')}>
      <AwaitedPart query={keys} size={2} />
      {data?.length === 0 && <Text tone="quiet">{t('profile.noKeys')}</Text>}
      {data && data.length > 0 && (
        <Rows label={t('profile.keys')}>
          {data.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </Rows>
      )}
      <div>
        <Button icon="plus" onPress={() => setMaking(true)}>
          {t('profile.newKey')}
        </Button>
      </div>
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
    </ProfilePart>
  );
}
