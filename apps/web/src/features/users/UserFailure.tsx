import { Button } from '@lucerna/kit';
import { api } from '../../shared/api';
import { FailureAlert, type Act } from '../../shared/failure';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

/** Why users could not be changed. Where another change came first, it can be read; what was set here stays set. */
export function UserFailure({ act }: { readonly act: Act }) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const isStale = act.failure?.code === 'stale' || act.failure?.status === 404;

  function readAgain() {
    dispatch(api.util.invalidateTags(['company']));
    act.forget();
  }

  return (
    <FailureAlert
      failure={act.failure}
      action={isStale && <Button onPress={readAgain}>{t('users.readAgain')}</Button>}
    />
  );
}
