import { Button } from '@lucerna/kit';
import { FailureAlert } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import type { OwnAccount } from './use-own-account';

/** Why a change of the account was refused; where it came too late, the present state is offered. */
export function OwnAccountFailure({ own: { failure, readFresh } }: { own: OwnAccount }) {
  const t = useTranslate();
  const isStale = failure?.code === 'stale';
  return (
    <FailureAlert
      failure={failure}
      action={isStale && <Button onPress={() => void readFresh()}>{t('profile.showFresh')}</Button>}
    />
  );
}
