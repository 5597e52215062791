import { Alert, Button } from '@lucerna/kit';
import type { ComponentProps, ReactNode } from 'react';
import { FailureAlert } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import { useOnline } from '../../shared/online/use-online';
import styles from './Requests.module.css';

interface SendRequestProps extends ComponentProps<typeof FailureAlert> {
  readonly label: string;
  readonly isRight: boolean;
  readonly isAsking: boolean;
  /** What stands beside the button. */
  readonly children?: ReactNode;
}

/** Sends what was written, and says why it could not be sent. */
export function SendRequest({ label, isRight, isAsking, children, ...failed }: SendRequestProps) {
  const t = useTranslate();
  const isOnline = useOnline();
  return (
    <>
      <FailureAlert {...failed} />
      {!isOnline && <Alert tone="warning">{t('requests.offline')}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" isDisabled={!isRight} isLoading={isAsking}>
          {label}
        </Button>
        {children}
      </div>
    </>
  );
}
